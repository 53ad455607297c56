import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { IdParams } from '#kernel/contract/fields.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'

/** Whoever hands the numbers out answers for it. */
const edit = staff('analytics', 'edit')

/** A way for somebody without an account to read the numbers. Deleting it closes it at once. */
export const link = noun({
  name: 'analytics-link',
  path: 'analytics_link',
  module: 'analytics',
  title: { one: 'link', many: 'links' },
  fields: {
    /** For whom it is, so that the right one can be closed. */
    title: field.text({ required: true, max: 120 }),
    /** The last day it opens; null: until it is deleted. */
    until: field.day(),
  },
  list: { search: ['title'], sort: ['title', 'created', 'updated'] },
  access: { create: edit, delete: edit },
})
export type ReadLink = ItemOf<typeof link>

/** Asked for on its own: a list of links opens nothing. */
export const readAddress = endpoint({
  method: 'GET',
  path: '/api/v0/analytics_link/:id/address',
  access: edit,
  params: IdParams,
  reply: z.object({ url: z.string() }),
  summary: 'The address of a read-only link to the visitor statistics',
})
