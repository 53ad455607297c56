import { z } from 'zod'
import { Day, Id, requiredText, text } from '#kernel/contract/fields.ts'

export const CountryCode = z.string().regex(/^[A-Z]{2}$/, { error: 'country' })
export const Chosen = z.union([z.literal(''), Id])

/** '19', '5.5': a decimal, because a rate is never a float. A comma is taken for a point. */
const Percentage = z
  .string()
  .overwrite((value) => value.trim().replace(',', '.'))
  .regex(/^(100|\d{1,2}(\.\d{1,4})?)$/, { error: 'percent' })

/** The rate of one country from one day to another, both included. */
const VatRate = z
  .strictObject({
    country: CountryCode,
    rate: Percentage,
    from: Day.nullable().default(null),
    to: Day.nullable().default(null),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'period' })

export type VatRate = z.infer<typeof VatRate>

const VatGroup = z.strictObject({
  uuid: Id,
  title: requiredText(100),
  rates: z.array(VatRate).max(200).default([]),
})
export type VatGroup = z.infer<typeof VatGroup>

/** The same ids in every installation, so that demo content and imports can name them. */
export const STANDARD_VAT = '019a8f00-0000-7000-8000-000000000019'
export const REDUCED_VAT = '019a8f00-0000-7000-8000-000000000007'

const open = { from: null, to: null }

export const Vat = z
  .strictObject({
    groups: z
      .array(VatGroup)
      .max(50)
      .default([
        {
          uuid: STANDARD_VAT,
          title: 'Normaler Steuersatz',
          rates: [
            { country: 'DE', rate: '19', ...open },
            { country: 'AT', rate: '20', ...open },
          ],
        },
        {
          uuid: REDUCED_VAT,
          title: 'Ermäßigter Steuersatz',
          rates: [
            { country: 'DE', rate: '7', ...open },
            { country: 'AT', rate: '10', ...open },
          ],
        },
      ]),
    default_vat_group: Chosen.default(STANDARD_VAT),
    show_detailed: z.boolean().default(true),
    label: text(100).default('inkl. MwSt.'),
    details_label: text(100).default('enthaltene MwSt.'),
    /** The seller's country. */
    home: CountryCode.default('DE'),
    /** §19 UStG: no VAT is charged or shown; the note takes the place of the label. */
    small_business: z.boolean().default(false),
    small_business_note: text(300).default(
      'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet und ausgewiesen.',
    ),
    /** Consumers in other countries of the EU pay the VAT of their own country. */
    oss: z.boolean().default(false),
  })
  .refine(({ groups }) => hasDistinctIds(groups), { path: ['groups'], error: 'double' })
  .refine(({ groups, default_vat_group }) => isListed(groups, default_vat_group), {
    path: ['default_vat_group'],
    error: 'reference',
  })

/** For lists whose entries others point at by their uuid. */
export function hasDistinctIds(some: readonly { uuid: string }[]): boolean {
  return new Set(some.map(({ uuid }) => uuid)).size === some.length
}

/** '' points at nothing, and may. */
export function isListed(some: readonly { uuid: string }[], uuid: string): boolean {
  return uuid === '' || some.some((one) => one.uuid === uuid)
}
