import { z } from 'zod'
import { blockType } from '#kernel/site/block/block-type.ts'
import { globalRef } from '#kernel/site/block/field-marks.ts'

/** Props that differ in this place, by the id of the block inside. */
const Overrides = z.record(z.string().max(64), z.record(z.string().max(60), z.unknown()))
export type Overrides = z.output<typeof Overrides>

export const globalBlock = blockType({
  name: 'global',
  v: 1,
  label: { de: 'Globaler Block', en: 'Global block' },
  group: 'special',
  icon: 'world',
  schema: z.object({
    global: globalRef().nullable().default(null),
    overrides: Overrides.default({}),
  }),
  defaults: () => ({ global: null }),
  caps: { resizable: true, hasInline: false },
})
