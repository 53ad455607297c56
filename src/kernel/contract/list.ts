import { z } from 'zod'
import { text } from './fields.ts'

export const MAX_LIMIT = 200
export const MAX_DEPTH = 10_000

/**
 * What every list understands. `sort` is one of the allowed keys, a leading '-' means descending.
 * @example query: listQuery({ sort: ['updated', 'title'], filters: { status: z.string().optional() } })
 */
export function listQuery<const Sort extends string, Filters extends z.ZodRawShape>(options: {
  sort: readonly [Sort, ...Sort[]]
  filters: Filters
  /** The first key, falling, unless said. */
  start?: Sort | `-${Sort}`
}) {
  const descending = options.sort.map((key) => `-${key}` as const)
  return z.strictObject({
    ...pagingFields,
    sort: z
      .enum([...options.sort, ...descending])
      .default((() => options.start ?? descending[0]) as never),
    ...options.filters,
  })
}

const pagingFields = {
  page: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(50),
  cursor: text(3000).optional(),
  search: text(200).default(''),
}

/** What every list answers besides its rows. */
export const listReply = {
  numItems: z.int(),
  /** Absent or true: counted. False: an estimate above 10,000. */
  numItemsExact: z.boolean().optional(),
  /** Given as `cursor` it brings the next page; null: there is none. */
  next: z.string().nullable(),
}

/** One value or several: a query string cannot tell a list of one from a single value. */
export function some<S extends z.ZodType>(value: S, max = 50) {
  return z.union([z.array(value).max(max), value.transform((one) => [one])]).default([])
}

/** Yes or no as a filter; a query string has only words. */
export const YesNo = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((word) => word === 'true'),
])

/** How a list is asked for that is read by pages instead of by key: nobody goes far into it. */
export function pageQuery({ limit, pages }: { limit: number; pages: number }) {
  return {
    page: z.coerce.number().int().min(0).max(pages).default(0),
    /** The `next` of the page before. */
    cursor: z.coerce.number().int().min(0).max(pages).optional(),
    limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(limit),
  }
}
