import { z } from 'zod'
import { admin } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id } from '#kernel/contract/fields.ts'
import { YesNo } from '#kernel/contract/list.ts'
import { siteSection } from '#kernel/contract/sections/site.ts'
import { Business } from '#modules/pages/config.ts'
import { themeSection } from '#modules/theme/config.ts'
import { TEMPLATE_NAMES } from './template-names.ts'

const ROOT = '/api/v0/starter'
const Words = z.strictObject({ de: z.string(), en: z.string() })
const TemplateName = z.enum(TEMPLATE_NAMES)

/** What the wizard asks for; the rest of the facts has a screen of its own. */
export const StarterFacts = Business.pick({
  name: true,
  claim: true,
  street: true,
  zip: true,
  city: true,
  country: true,
  phone: true,
  email: true,
  hours: true,
  legal_form: true,
  legal_name: true,
  owner: true,
  vat_id: true,
  court: true,
  register: true,
  chamber: true,
})
export type StarterFacts = z.output<typeof StarterFacts>

const { heading_font, body_font, logo: LogoOrDefault } = themeSection.schema.shape
/** Without its default: an order that names none leaves the present one. */
const Logo = LogoOrDefault.unwrap()
/** The hue of the own palette; how light it is follows from what must be readable. */
const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, { error: 'colour' })

const KeptPage = z.strictObject({ _id: Id, title: z.string() })

/** Demo content that somebody had changed: it stays. `link` is below the admin base. */
export const KeptThing = z.strictObject({ title: z.string(), link: z.string() })
export type KeptThing = z.infer<typeof KeptThing>

export const StarterState = z.strictObject({
  /** The template whose pages stand there; '' when none were installed. */
  template: z.string(),
  /** Someone made the website their own, or wants no help with it. */
  isOwn: z.boolean(),
  /** Still the invented business: all of it goes when the website becomes someone's own. */
  isDemo: z.boolean(),
  /** Nobody has finished the wizard yet: then the website is not public at first. */
  isFirst: z.boolean(),
  /** What the wizard begins with. */
  languages: siteSection.schema.shape.languages,
  templates: z.array(
    z.strictObject({
      name: TemplateName,
      label: Words,
      text: Words,
      /** The invented business, as an example of what to write. */
      sample: StarterFacts,
    }),
  ),
  /** As they stand now, empty where they are still those of the invented business. */
  facts: StarterFacts,
  /** Pages of the template that were changed; they stay whatever is chosen. */
  kept: z.array(KeptPage),
  /** The one in use. */
  logo: Logo,
  /** The look was changed by hand. */
  hasOwnLook: z.boolean(),
})
export type StarterState = z.infer<typeof StarterState>

export const readStarter = endpoint({
  method: 'GET',
  path: `${ROOT}/`,
  access: admin,
  reply: StarterState,
  summary: 'Where the website stands and what it may be installed from',
})

export const StarterOrder = z.strictObject({
  /** Made by the caller: the same order twice is done once. */
  order: Id,
  template: TemplateName,
  /** Only these are made, and only these are online. */
  languages: siteSection.schema.shape.languages,
  facts: StarterFacts.extend({ name: StarterFacts.shape.name.trim().min(1) }),
  /** null keeps the present one. */
  look: z
    .strictObject({
      palette: z.string().max(40),
      colour: Colour.nullable().default(null),
      heading_font,
      body_font,
    })
    .nullable(),
  /** Absent: the present one stays. */
  logo: Logo.optional(),
  /** With a shop, and the template's products as samples in it. */
  shop: z.boolean().default(false),
})
export type StarterOrder = z.output<typeof StarterOrder>

export const applyStarter = endpoint({
  method: 'POST',
  path: `${ROOT}/`,
  access: admin,
  limit: { max: 20, seconds: 3600, per: 'user' },
  body: StarterOrder,
  reply: z.strictObject({ template: z.string(), kept: z.array(KeptThing) }),
  summary: 'Installs the website from a template with the facts of the business',
})

export const LayingState = z.strictObject({
  /** The order is finished; what it asked for stands there. */
  isDone: z.boolean(),
  /** Pictures of the template that are stored, of all it has. */
  pictures: z.strictObject({ done: z.int(), total: z.int() }),
})
export type LayingState = z.infer<typeof LayingState>

export const readOrder = endpoint({
  method: 'GET',
  path: `${ROOT}/order/`,
  access: admin,
  passive: true,
  query: z.strictObject({ order: Id, template: TemplateName, shop: YesNo.default(false) }),
  reply: LayingState,
  summary: 'How far an order of the wizard is',
})

export const skipStarter = endpoint({
  method: 'POST',
  path: `${ROOT}/skip/`,
  access: admin,
  reply: z.strictObject({}),
  summary: 'Sets the wizard aside',
})

export const offerStarter = endpoint({
  method: 'POST',
  path: `${ROOT}/offer/`,
  access: admin,
  passive: true,
  reply: z.strictObject({ isFirst: z.boolean() }),
  summary: 'Whether the wizard should open by itself; true once, on an untouched sample site',
})

export const templatePicture = endpoint({
  method: 'GET',
  path: `${ROOT}/picture/:template`,
  access: admin,
  params: z.strictObject({ template: TemplateName }),
  raw: true,
  reply: z.unknown(),
  summary: 'A picture of a template',
})
