import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'
import { thingRef } from '#kernel/site/block/field-marks.ts'
import type { SiteLink } from '#kernel/site/frame.ts'
import type { PictureData } from '#modules/files/picture.ts'
import { defaultWords } from '../palette/messages-default.ts'

export type GroupTile = SiteLink & { id: string; picture: PictureData | null }

/** Groups of products that have something in them, each a link. */
export const productGroups = blockType({
  name: 'product-groups',
  v: 1,
  label: { de: 'Warengruppen', en: 'Product groups' },
  group: 'business',
  icon: 'category',
  module: 'catalog',
  schema: z.object({
    title: text(200).default(''),
    /** Those below it; null: the uppermost ones. */
    group: thingRef('product-group').nullable().default(null),
  }),
  defaults: (lang) => ({ title: defaultWords(lang)('productGroups') }),
  caps: { resizable: true, hasInline: true },
  data: dataOf<readonly GroupTile[]>(),
})
