import { LoadingState } from '#ui/states/loading-state.tsx'
import { useMessages } from '../../session.tsx'
import { messages } from '../messages.ts'

/** Stands in for the first screen until its code has arrived. */
export function ScreenLoading() {
  const t = useMessages(messages)
  return <LoadingState label={t('states.loading')} shape="form" count={3} />
}
