import { MAX_DEPTH, MAX_LIMIT } from '#kernel/contract/list.ts'
import type { ListAnswer, ListAsk } from '../../collection/definition.ts'

type Ask = Pick<ListAsk<object>, 'search' | 'filters'> & { sort: string }
type List<T> = (
  ask: Ask & { page: number; limit: number; cursor: string | undefined },
) => Promise<ListAnswer<T>>

type Export<T> = { rows: T[]; isCut: boolean }

/** All rows of the current conditions, page by page, up to the depth every list promises. */
export async function exportRows<T>(
  list: List<T>,
  ask: Ask,
  onProgress: (done: number, total: number) => void,
): Promise<Export<T>> {
  const rows: T[] = []
  let cursor: string | undefined
  for (let page = 0; rows.length < MAX_DEPTH; page++) {
    const answer = await list({ ...ask, page, limit: MAX_LIMIT, cursor })
    rows.push(...answer.rows)
    onProgress(rows.length, answer.total)
    const isLast = answer.next === undefined ? rows.length >= answer.total : answer.next === null
    if (isLast || answer.rows.length === 0) return { rows, isCut: false }
    cursor = answer.next ?? undefined
  }
  return { rows: rows.slice(0, MAX_DEPTH), isCut: true }
}
