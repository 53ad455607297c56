import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { Id, text } from '#kernel/contract/fields.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type CreateOf, type ItemOf, noun } from '#kernel/contract/noun/noun.ts'

const publish = staff('catalog', 'publish')

/** In which order visitors find the products of a group. */
const GROUP_SORTS = ['title', 'newest', 'price', '-price'] as const
export type GroupSort = (typeof GROUP_SORTS)[number]

/** How far groups may be nested; menus and addresses stay readable. */
export const MAX_DEPTH = 6

/** Products that visitors look for together. Groups form a tree. */
export const productGroup = noun({
  name: 'product-group',
  path: 'product_group',
  module: 'catalog',
  title: { one: 'product group', many: 'product groups' },
  fields: {
    title: field.text({ required: true, max: 100 }),
    /** Its part of the address; made from the title unless given. */
    slug: field.text({ max: 80, code: true }),
    text: field.multiline({ max: 5000 }),
    en: field.json(z.strictObject({ title: text(100), text: text(5000) })),
    parent: field.reference(),
    position: field.integer({ max: 100_000 }),
    image: field.reference(),
    sort: field.choice(GROUP_SORTS),
    /** Found by its address alone. */
    is_hidden: field.flag(),
    /** Its products are sold by weight, volume, length or area (§ 4 PAngV). */
    needs_base_price: field.flag(),
    /** Products in it, whatever their state. */
    products: field.derived(z.int(), 'integer'),
    /** The titles above it and its own. */
    path: field.derived(z.string(), 'text'),
    href: field.derived(z.string(), 'text'),
  },
  list: {
    search: ['title', 'slug'],
    filters: ['is_hidden'],
    conditions: { parent: Id.optional() },
    sort: ['position', 'title', 'created', 'updated'],
  },
  trash: true,
  // Groups stand on the website as soon as they are saved.
  access: { create: publish, edit: publish, delete: publish },
})
export type ProductGroup = ItemOf<typeof productGroup>
export type NewProductGroup = CreateOf<typeof productGroup>
