export type ListTotals = { numItems: number; numItemsExact: true; next: string | null }

/** The answer of a list that is always given as a whole. */
export function wholeList<T>(items: T[]): ListTotals & { items: T[] } {
  return { items, numItems: items.length, numItemsExact: true, next: null }
}

type Asked = { page: number; limit: number; cursor?: number }

/** Which rows of a list that is read by pages (`pageQuery`) are wanted, and what it answers besides. */
export function pageOf({ page, limit, cursor = page }: Asked) {
  return {
    offset: cursor * limit,
    totals: (numItems: number): ListTotals => ({
      numItems,
      numItemsExact: true,
      next: (cursor + 1) * limit < numItems ? String(cursor + 1) : null,
    }),
  }
}
