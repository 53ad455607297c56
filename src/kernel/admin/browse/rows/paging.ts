import type { ListAnswer } from '../../collection/definition.ts'

export const PAGE_SIZE = 50

/** The cursor of every page that was reached; the first page needs none. */
type Trail = readonly (string | undefined)[]
export const START: Trail = [undefined]

type Answer = Pick<ListAnswer<unknown>, 'total' | 'isExact' | 'next'> & {
  rows: readonly unknown[]
}

/** Keeps the cursor that leads on from `page`. */
export function rememberNext(trail: Trail, page: number, next: string | null | undefined): Trail {
  if (!next || trail[page + 1] === next) return trail
  const known = Array.from({ length: page + 1 }, (_, place) => trail[place])
  return [...known, next]
}

/** A page reached by its address alone has no cursor: the list then counts from the start. */
export function cursorOf(trail: Trail, page: number): string | undefined {
  return trail[page]
}

export function hasNextPage(answer: Answer, page: number, limit = PAGE_SIZE): boolean {
  if (answer.next !== undefined) return answer.next !== null
  return (page + 1) * limit < answer.total
}

/** First and last row of this page, counted from 1; nothing for an empty page. */
export function rangeOf(answer: Answer, page: number, limit = PAGE_SIZE) {
  if (answer.rows.length === 0) return undefined
  const from = page * limit + 1
  return { from, to: from + answer.rows.length - 1, total: answer.total }
}
