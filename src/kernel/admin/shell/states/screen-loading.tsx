import { LoadingState } from '#ui/states/loading-state.tsx'
import { useTexts } from '../../session.tsx'
import { texts } from '../messages.ts'

/** Stands in for the first screen until its code has arrived. */
export function ScreenLoading() {
  const t = useTexts(texts)
  return <LoadingState label={t('states.loading')} shape="form" count={3} />
}
