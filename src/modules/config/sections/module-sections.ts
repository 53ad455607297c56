import { z } from 'zod'
import { type ConfigSection, configSection } from '#kernel/contract/config-section.ts'
import { requiredText, text } from '#kernel/contract/fields.ts'

const Field = z.strictObject({
  /** The field's name in a stored message. */
  name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  label: z.strictObject({ de: requiredText(100), en: requiredText(100) }),
  type: z.enum(['text', 'email', 'phone', 'multiline', 'choice', 'boolean']),
  options: z.array(requiredText(100)).max(50).default([]),
  required: z.boolean().default(false),
})

const Message = z.strictObject({
  fields: z
    .array(Field)
    .max(30)
    .prefault([
      { name: 'name', label: { de: 'Name', en: 'Name' }, type: 'text', required: true },
      { name: 'email', label: { de: 'E-Mail', en: 'Email' }, type: 'email', required: true },
      {
        name: 'message',
        label: { de: 'Nachricht', en: 'Message' },
        type: 'multiline',
        required: true,
      },
    ]),
})

const messageSection = configSection({
  name: 'components.message',
  label: { de: 'Nachrichten', en: 'Messages' },
  schema: Message,
  defaults: Message.parse({}),
  publicPaths: ['fields'],
})

const off = z.boolean().default(false)

const on = z.boolean().default(true)

/** What the site uses, so that the consent dialog and the privacy page speak of it. */
const Features = z.strictObject({
  google_analytics: off,
  google_maps: off,
  google_adwords: off,
  instagram: off,
  facebook: off,
  facebook_pixel: off,
  stripe: off,
  cookies: on,
  newsletter: on,
  contact_form: on,
})

const Privacy = z.strictObject({ features: Features.prefault({}) })

const privacySection = configSection({
  name: 'components.privacy',
  label: { de: 'Datenschutz', en: 'Privacy' },
  schema: Privacy,
  defaults: Privacy.parse({}),
  publicPaths: ['features'],
})

const MapConfig = z.strictObject({ apikey: text(300).default('') })

const mapSection = configSection({
  name: 'components.map',
  label: { de: 'Karte', en: 'Map' },
  schema: MapConfig,
  defaults: MapConfig.parse({}),
  secretPaths: ['apikey'],
})

const Facebook = z.strictObject({
  app_id: text(100).default(''),
  app_secret: text(300).default(''),
  page_id: text(100).default(''),
  /** Sharing is offered only while this is set (specification, section 6). */
  page_access_token: text(1000).default(''),
})

const Social = z.strictObject({ fb: Facebook.prefault({}) })

export const socialSection = configSection({
  name: 'components.social',
  label: { de: 'Soziale Medien', en: 'Social media' },
  schema: Social,
  defaults: Social.parse({}),
  secretPaths: ['fb.app_secret', 'fb.page_access_token'],
})

/** A CSS class an editor may put on a block; nothing that could close an attribute. */
const ClassName = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,59}$/)

const Pages = z.strictObject({ custom_classes: z.array(ClassName).max(200).default([]) })

export const pagesSection = configSection({
  name: 'components.pages',
  label: { de: 'Seiten', en: 'Pages' },
  schema: Pages,
  defaults: Pages.parse({}),
  isHarmless: true,
})

const Images = z.strictObject({
  /** Browsers ask for every picture anew; only for finding faults. */
  force_disable_cache: z.boolean().default(false),
})

export const imagesSection = configSection({
  name: 'components.images',
  label: { de: 'Bilder', en: 'Images' },
  schema: Images,
  defaults: Images.parse({}),
  publicPaths: ['force_disable_cache'],
  isHarmless: true,
})

/** Sections that stand here until the module they belong to exists and takes them over. */
export const moduleSections: readonly ConfigSection[] = [
  mapSection,
  socialSection,
  pagesSection,
  messageSection,
  imagesSection,
  privacySection,
]
