import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'

/** From the business facts, so that hours, address and numbers are written once. */
export type BusinessHours = {
  lines: readonly { days: string; times: string }[]
  /** When it is closed all the same: holidays of the business, public holidays. */
  closures: readonly { title: string; days: string }[]
  /** Name, street, town. */
  address: readonly string[]
  phone: { label: string; href: string } | null
  email: { label: string; href: string } | null
}

export const openingHours = blockType({
  name: 'opening-hours',
  v: 1,
  label: { de: 'Öffnungszeiten', en: 'Opening hours' },
  group: 'business',
  icon: 'clock-hour-9',
  schema: z.object({
    /** '' takes the usual words. */
    title: text(200).default(''),
    hasAddress: z.boolean().default(true),
    hasContact: z.boolean().default(true),
  }),
  defaults: () => ({ hasAddress: true, hasContact: true }),
  caps: { resizable: true, hasInline: true },
  data: dataOf<BusinessHours>(),
})
