import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { adminTexts } from '../../../admin/texts.ts'
import { texts } from '../../../texts.ts'
import type { BugItem } from '../../bug.calls.ts'
import type { Status } from '../../bug-values.ts'
import { canMove } from '../../life-cycle.ts'
import { useMoves } from '../moves/use-moves.tsx'
import { focusCard } from './cards.ts'
import type { Column } from './use-columns.ts'
import { useOptimisticMove } from './use-optimistic-move.ts'

export type BoardMoves = {
  find(id: string): BugItem | undefined
  start(bug: BugItem, to: Status): void
  /** For screen readers: what has just happened. */
  said: string
  say(words: string): void
  dialog: ReactNode
}

/** Moves cards, tells it, and lets the focus follow a card into its new column. */
export function useBoardMoves(
  columns: readonly Column[],
  root: RefObject<HTMLElement | null>,
): BoardMoves {
  const t = useTexts(adminTexts)
  const words = useTexts(texts)
  const move = useOptimisticMove()
  const [said, say] = useState('')
  const followed = useRef<{ id: string; status: Status }>(undefined)
  const { start, dialog } = useMoves<BugItem>(async (bug, order) => {
    followed.current = { id: bug._id, status: order.to }
    try {
      await move(bug, order)
    } catch (error) {
      followed.current = { id: bug._id, status: bug.status }
      throw error
    }
    say(t('board.moved', { number: bug.number, status: words(`status.${order.to}`) }))
  })
  // Before anything else can happen: a key pressed in between would be lost.
  useLayoutEffect(() => {
    const { id, status } = followed.current ?? {}
    if (id && focusCard(root.current, id, status)) followed.current = undefined
  })
  return {
    find: (id) =>
      columns.flatMap(({ query }) => query?.data?.bugs ?? []).find((bug) => bug._id === id),
    start: (bug, to) => {
      if (canMove(bug.status, to)) start(bug, to)
    },
    said,
    say,
    dialog,
  }
}
