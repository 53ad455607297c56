import { Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { type LayingState, readOrder } from '../contract.ts'
import classes from './start.module.css'
import { texts } from './texts.ts'
import type { Draft } from './wizard-draft.ts'

const PACE = 1000
/** The pages take their share of the bar, though they are laid in a moment. */
const PICTURES_SHARE = 92

/** How far the order is: picture by picture, then the pages. */
export function LayingProgress({ draft }: { draft: Draft }) {
  const t = useTexts(texts)
  const { order, template } = draft
  const { data } = useQuery({
    queryKey: ['starter', 'order', order],
    queryFn: () => call(readOrder, { query: { order, template } }),
    refetchInterval: PACE,
    // The order itself says when something is wrong; a lost answer of this one is no matter.
    retry: false,
  })
  return (
    <div className={classes.laying}>
      <Progress value={data ? shareOf(data) : 0} animated aria-hidden />
      <span role="status">
        {t('summary.busy')} {data && wordsOf(data)}
      </span>
      <span className={classes.quiet}>{t('summary.leave')}</span>
    </div>
  )

  function wordsOf({ pictures: { done, total } }: LayingState): string {
    return done < total ? t('summary.picture', { done: done + 1, total }) : t('summary.pages')
  }
}

function shareOf({ isDone, pictures: { done, total } }: LayingState): number {
  return isDone || total === 0 ? 100 : (done / total) * PICTURES_SHARE
}
