import { z } from 'zod'
import { Email, Id, Phone, requiredText, text } from '#kernel/contract/fields.ts'
import { COUNTRIES } from '#kernel/i18n/countries.ts'

/** In the address book an address is a person's or a company's; on a document it has a purpose. */
const ADDRESS_TYPES = ['person', 'company', 'shipping', 'invoice'] as const

/** The seven fields without which an address is none (specification, section 5). */
export const MANDATORY_PARTS = [
  'type',
  'first_name',
  'last_name',
  'address',
  'city',
  'zip',
  'country',
] as const

/** Controls of the direction of writing and characters nobody sees make one name look like another. */
export const PLAIN = /^[^\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]*$/

const name = (max: number) => text(max).regex(PLAIN, { error: 'pattern' })
const requiredName = (max: number) => requiredText(max).regex(PLAIN, { error: 'pattern' })

const MaybeId = z.union([z.literal(''), Id], { error: 'reference' })
const MaybePhone = z.union([z.literal(''), Phone]).default('')

/** Specification, section 3; `company` is ours, for the name of one. */
export const Address = z.strictObject({
  uuid: Id,
  type: z.enum(ADDRESS_TYPES),
  title: name(60).default(''),
  first_name: requiredName(100),
  last_name: requiredName(100),
  company: name(160).default(''),
  address: requiredName(200),
  zip: requiredName(20),
  city: requiredName(120),
  country: z.enum(COUNTRIES),
  phone: MaybePhone,
})
export type Address = z.infer<typeof Address>

/** As a form brings it: the server gives the uuid. */
export const NewAddress = Address.omit({ uuid: true })
export type NewAddress = z.infer<typeof NewAddress>

export const CONTACT_KINDS = ['email', 'phone', 'mobile', 'fax', 'web'] as const
export const Contact = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('email'), label: name(60).default(''), value: Email }),
  z.strictObject({
    kind: z.enum(['phone', 'mobile', 'fax']),
    label: name(60).default(''),
    value: Phone,
  }),
  z.strictObject({
    kind: z.literal('web'),
    label: name(60).default(''),
    value: z.url({ protocol: /^https?$/ }).max(300),
  }),
])

/** What a person has told about themselves; other modules fill `newsletter`, `files`, `accounting`. */
export const UserData = z.object({
  title: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  addresses: z.array(Address),
  shop: z.object({ default_shipping_address: z.string(), default_invoice_address: z.string() }),
  newsletter: z.object({ subscribed_lists: z.array(z.string()) }),
  contacts: z.array(Contact),
  files: z.array(z.string()),
  accounting: z.record(z.string(), z.unknown()),
})
export type UserData = z.infer<typeof UserData>

export const EMPTY_USER_DATA: UserData = {
  title: '',
  first_name: '',
  last_name: '',
  company: '',
  addresses: [],
  shop: { default_shipping_address: '', default_invoice_address: '' },
  newsletter: { subscribed_lists: [] },
  contacts: [],
  files: [],
  accounting: {},
}

/** The parts of `userData` a person may write: addresses and defaults have calls of their own. */
export const ProfileData = z.strictObject({
  title: name(60).optional(),
  first_name: name(100).optional(),
  last_name: name(100).optional(),
  company: name(160).optional(),
  contacts: z.array(Contact).max(20).optional(),
})
export type ProfileData = z.infer<typeof ProfileData>

/**
 * The same with the address book and the lists a person has subscribed to, each as a whole. An
 * address without a uuid is a new one; one that is left out goes, by the rules of `/address/`.
 */
export const ChangedData = ProfileData.extend({
  addresses: z
    .array(Address.partial({ uuid: true }))
    .max(500)
    .optional(),
  shop: z
    .strictObject({ default_shipping_address: MaybeId, default_invoice_address: MaybeId })
    .partial()
    .optional(),
  newsletter: z.strictObject({ subscribed_lists: z.array(Id).max(200) }).optional(),
})
export type ChangedData = z.infer<typeof ChangedData>

export const MAX_ADDRESSES = 50
