import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type CreateOf, type ItemOf, noun } from '#kernel/contract/noun/noun.ts'
import { SiteAddress } from '#kernel/contract/sections/address-fields.ts'

const PATTERN = /^\/(?![/\\])[^\s\\<>"?#]*$/
/** An address of this site; upper and lower case are the same. */
const From = text(500).trim().regex(PATTERN, { error: 'address' })

/** An old address: it leads to a page, to another address of this site, or nowhere (410). */
export const redirect = noun({
  name: 'redirect',
  path: 'redirect',
  module: 'redirects',
  title: { one: 'redirect', many: 'redirects' },
  fields: {
    from: {
      ...field.text({ required: true, max: 500, code: true, pattern: PATTERN, column: 'path' }),
      body: From,
    },
    /** The page it leads to, wherever that page is. */
    page: field.reference({ column: 'to_page' }),
    lang: field.choice(['de', 'en'], { column: 'to_lang' }),
    /** Where a visitor ends up right now; null when the answer is 410 or nothing is there. */
    to: { ...field.part(z.string().nullable()), body: SiteAddress },
    isGone: field.part(z.boolean()),
    isPermanent: field.flag(),
    /** Written by a moved page, by hand, or read from a file. */
    source: field.choice(['page', 'manual', 'import'], { readOnly: true }),
    created_by_name: field.text({ readOnly: true }),
  },
  list: { filters: ['source'], sort: ['created', 'from'] },
  calls: ['list', 'read', 'removeById', 'removeMany'],
})
export type Redirect = ItemOf<typeof redirect>
export type NewRedirect = CreateOf<typeof redirect>

export const { removeById: deleteRedirect } = redirect.calls
