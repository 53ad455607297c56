import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import { messages } from '../../../messages.ts'
import type { BugItem } from '../../bug.calls.ts'
import type { Status } from '../../bug-values.ts'
import { canMove } from '../../life-cycle.ts'
import type { Movable, MoveOrder } from '../moves/move-dialog.tsx'
import { sendMove } from '../moves/send-move.ts'
import { useMoves } from '../moves/use-moves.tsx'
import { type ColumnData, withBugOnTop, withoutBug } from './board-moves.ts'
import { focusCard } from './cards.ts'
import { BOARD_KEY, type Column } from './use-columns.ts'

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
  const t = useMessages(adminMessages)
  const words = useMessages(messages)
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
    say(t('board.moved', { number: bug.number, status: words(`choices.status.${order.to}`) }))
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

/** Puts the card into its new column at once; if the server refuses, it goes back. */
function useOptimisticMove(): (bug: BugItem, order: MoveOrder) => Promise<void> {
  const client = useQueryClient()
  const sendInLine = useSendInLine()
  const underWay = useRef(0)
  const change = (status: string, next: (column: ColumnData) => ColumnData) =>
    client.setQueriesData<ColumnData>(
      { queryKey: [...BOARD_KEY, status] },
      (column) => column && next(column),
    )
  // Drawn in one go: a card that is nowhere for a moment would lose the focus, and the next key.
  const put = (bug: BugItem, from: string) =>
    notifyManager.batch(() => {
      change(from, (column) => withoutBug(column, bug._id))
      change(bug.status, (column) => withBugOnTop(column, bug))
    })
  return async (bug, order) => {
    underWay.current += 1
    await client.cancelQueries({ queryKey: BOARD_KEY })
    put({ ...bug, status: order.to }, bug.status)
    try {
      await sendInLine(bug, order)
    } catch (error) {
      put(bug, order.to)
      throw error
    } finally {
      underWay.current -= 1
      // What is read while another card is still on its way would put that one back.
      const isQuiet = underWay.current === 0
      if (isQuiet) void client.invalidateQueries({ queryKey: BOARD_KEY.slice(0, 2) })
    }
  }
}

/**
 * Whoever moves a card on before the server has answered, or before the columns were read again,
 * waits in line: each move knows the version that the one before has made.
 */
function useSendInLine(): (bug: BugItem, order: MoveOrder) => Promise<Movable> {
  const lines = useRef(new Map<string, Promise<Movable>>())
  return (bug, order) => {
    const before = lines.current.get(bug._id) ?? Promise.resolve(bug)
    const moved = before.then((known) => sendMove(known.version > bug.version ? known : bug, order))
    lines.current.set(bug._id, moved)
    moved.catch(() => lines.current.delete(bug._id))
    return moved
  }
}
