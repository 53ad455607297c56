import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { BugItem } from '../../contract.ts'
import type { Movable, MoveOrder } from '../moves/move-dialog.tsx'
import { sendMove } from '../moves/send-move.ts'
import { type ColumnData, withBugOnTop, withoutBug } from './board-moves.ts'
import { BOARD_KEY } from './use-columns.ts'

/**
 * Puts the card into its new column at once; if the server refuses, it goes back. Whoever moves a
 * card on before the server has answered waits in line, so that each move knows the version before.
 */
export function useOptimisticMove(): (bug: BugItem, order: MoveOrder) => Promise<void> {
  const client = useQueryClient()
  const underWay = useRef(new Map<string, Promise<Movable>>())
  const change = (status: string, next: (column: ColumnData) => ColumnData) =>
    client.setQueriesData<ColumnData>(
      { queryKey: [...BOARD_KEY, status] },
      (column) => column && next(column),
    )
  const put = (bug: BugItem, from: string) => {
    change(from, (column) => withoutBug(column, bug._id))
    change(bug.status, (column) => withBugOnTop(column, bug))
  }
  const inLine = (bug: BugItem, order: MoveOrder): Promise<Movable> => {
    const before = underWay.current.get(bug._id) ?? Promise.resolve(bug)
    const moved = before.then((now) => sendMove(now, order))
    underWay.current.set(bug._id, moved)
    return moved.finally(() => {
      if (underWay.current.get(bug._id) === moved) underWay.current.delete(bug._id)
    })
  }
  return async (bug, order) => {
    await client.cancelQueries({ queryKey: BOARD_KEY })
    put({ ...bug, status: order.to }, bug.status)
    try {
      await inLine(bug, order)
    } catch (error) {
      put(bug, order.to)
      throw error
    } finally {
      const isQuiet = underWay.current.size === 0
      if (isQuiet) void client.invalidateQueries({ queryKey: BOARD_KEY.slice(0, 2) })
    }
  }
}
