import { useQueryClient } from '@tanstack/react-query'
import type { BugItem } from '../../contract.ts'
import type { MoveOrder } from '../moves/move-dialog.tsx'
import { sendMove } from '../moves/send-move.ts'
import { type ColumnData, withBugOnTop, withoutBug } from './board-moves.ts'
import { BOARD_KEY } from './use-columns.ts'

/** Puts the card into its new column at once; if the server refuses, it goes back where it was. */
export function useOptimisticMove(): (bug: BugItem, order: MoveOrder) => Promise<void> {
  const client = useQueryClient()
  const change = (status: string, next: (column: ColumnData) => ColumnData) =>
    client.setQueriesData<ColumnData>(
      { queryKey: [...BOARD_KEY, status] },
      (column) => column && next(column),
    )
  return async (bug, order) => {
    await client.cancelQueries({ queryKey: BOARD_KEY })
    const before = client.getQueriesData<ColumnData>({ queryKey: BOARD_KEY })
    change(bug.status, (column) => withoutBug(column, bug._id))
    change(order.to, (column) => withBugOnTop(column, { ...bug, status: order.to }))
    try {
      await sendMove(bug, order)
    } catch (error) {
      for (const [queryKey, column] of before) client.setQueryData(queryKey, column)
      throw error
    } finally {
      void client.invalidateQueries({ queryKey: BOARD_KEY.slice(0, 2) })
    }
  }
}
