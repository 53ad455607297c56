import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'

const publish = staff('catalog', 'publish')

/** A colour variants come in. It is always shown with its name: nobody has to tell shades apart. */
export const color = noun({
  name: 'product-color',
  path: 'color',
  module: 'catalog',
  title: { one: 'colour', many: 'colours' },
  fields: {
    title: field.text({ required: true, max: 60 }),
    title_en: field.text({ max: 60 }),
    hex: field.colour(),
    /** Instead of the plain colour: wood, a pattern. */
    image: field.reference(),
    position: field.integer({ max: 100_000 }),
    /** Variants that come in it. */
    uses: field.derived(z.int(), 'integer'),
  },
  list: { search: ['title', 'title_en'], sort: ['position', 'title', 'created', 'updated'] },
  trash: true,
  // A swatch changes under the eyes of visitors.
  access: { create: publish, edit: publish, delete: publish },
})
export type Color = ItemOf<typeof color>
