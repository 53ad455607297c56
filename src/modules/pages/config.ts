import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'
import { Email, Iban, Id, text } from '#kernel/contract/fields.ts'
import { SocialLink } from './contact/social-networks.ts'
import { STATES } from './hours/public-holidays.ts'

export const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const
export type WeekDay = (typeof DAYS)[number]

/** '' or a time of day, 07:30. */
const Time = z.union([z.literal(''), z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)], {
  error: 'time',
})
const BothLanguages = z.strictObject({ de: text(500), en: text(500) })

/** A line of the opening hours; without times the note says what holds. */
export const Hours = z.strictObject({
  days: z.array(z.enum(DAYS)).min(1).max(7),
  opens: Time,
  closes: Time,
  note: BothLanguages,
})
export type Hours = z.infer<typeof Hours>

const Day = z.iso.date({ error: 'day' })

/** From one day to another, both included; without a note it is called "Betriebsferien". */
export const Closure = z
  .strictObject({ from: Day, to: Day, note: BothLanguages })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'order' })
export type Closure = z.infer<typeof Closure>

/** What decides how the imprint names those who answer for the business, and its register. */
export const LEGAL_FORMS = ['sole', 'partnership', 'company', 'cooperative', 'club'] as const
export type LegalForm = (typeof LEGAL_FORMS)[number]

const NOTHING = { de: '', en: '' }

/** The one thing a visitor should do, beside the menu; without a page there is none. */
const Action = z.strictObject({
  page: Id.nullable(),
  label: BothLanguages,
})

export const Business = z.strictObject({
  name: text(100),
  /** As in the register; '' when it is the same as the name. */
  legal_name: text(200),
  claim: BothLanguages,
  legal_form: z.enum(LEGAL_FORMS).nullable().default(null),
  /** Who may act for the business. */
  owner: text(200),
  street: text(200),
  zip: text(20),
  city: text(100),
  country: z.string().regex(/^[A-Z]{2}$/, { error: 'country' }),
  /** As people write it: +49 171 39200 42. */
  phone: z.union([z.literal(''), z.string().regex(/^\+[\d ()/-]{5,30}$/)], { error: 'phone' }),
  email: z.union([z.literal(''), Email], { error: 'email' }),
  hours: z.array(Hours).max(14),
  /** When it is closed although the hours say otherwise. */
  closures: z.array(Closure).max(20).default([]),
  /** The state on whose public holidays it is closed; null when holidays change nothing. */
  holidays: z.enum(STATES).nullable().default(null),
  social: z.array(SocialLink).max(12).default([]),
  /** Where customers pay to. */
  bank: text(100).default(''),
  iban: z.union([z.literal(''), Iban], { error: 'iban' }).default(''),
  bic: z
    .union([z.literal(''), z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/)], {
      error: 'bic',
    })
    .default(''),
  vat_id: text(20),
  court: text(100),
  register: text(50),
  chamber: text(200),
  profession: BothLanguages,
  profession_rules: text(300),
  /** Who runs the server, as the privacy page names it. */
  hosting: BothLanguages,
  /** After how many days the server's records are erased. */
  log_days: z.int().min(1).max(365),
  /** The data protection authority one may complain to. */
  authority: text(300),
  action: Action.default({ page: null, label: NOTHING }),
})
export type Business = z.infer<typeof Business>
/** As code writes it: what has a default may be left out. */
export type BusinessFacts = z.input<typeof Business>

export const businessSection = configSection({
  name: 'business',
  label: { de: 'Angaben zum Betrieb', en: 'About the business' },
  schema: Business,
  defaults: {
    name: 'Meine Website',
    legal_name: '',
    legal_form: null,
    claim: NOTHING,
    owner: '',
    street: '',
    zip: '',
    city: '',
    country: 'DE',
    phone: '',
    email: '',
    hours: [],
    closures: [],
    holidays: null,
    social: [],
    bank: '',
    iban: '',
    bic: '',
    vat_id: '',
    court: '',
    register: '',
    chamber: '',
    profession: NOTHING,
    profession_rules: '',
    hosting: NOTHING,
    log_days: 14,
    authority: '',
    action: { page: null, label: NOTHING },
  },
  // Where customers pay to, and in whose name; the name of the website leads no money anywhere.
  guarded: {
    parts: ['legal_name', 'bank', 'iban', 'bic'],
    label: { de: 'Bankverbindung und Firmierung', en: 'Bank details and legal name' },
  },
})
