import { lazy, Suspense } from 'react'
import type { ListProps } from '#kernel/admin/collection/definition.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import type { BugQuery, SomeBug } from '../bug-calls.ts'
import classes from './board.module.css'

const Board = lazy(async () => ({ default: (await import('./board.tsx')).Board }))

/** Dragging is a large part: it comes when the board is opened. */
export function LazyBoard(props: ListProps<SomeBug, BugQuery>) {
  const t = useMessages(adminMessages)
  return (
    <Suspense
      fallback={
        <div className={classes.board}>
          <LoadingState label={t('loading')} shape="cards" count={4} />
        </div>
      }
    >
      <Board {...props} />
    </Suspense>
  )
}
