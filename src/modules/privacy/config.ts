import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'
import { KNOWN_SERVICES } from './services/known-services.ts'
import { OwnService } from './services/service.ts'

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
  youtube: off,
  vimeo: off,
  stripe: off,
  cookies: on,
  newsletter: off,
  contact_form: on,
})

const numberOf = (pattern: RegExp) =>
  z.union([z.literal(''), z.string().max(60).regex(pattern)], { error: 'pattern' }).default('')

/** What the providers of measuring services call this business. */
const Ids = z.strictObject({
  google_analytics: numberOf(/^G-[A-Z0-9]{4,20}$/),
  google_adwords: numberOf(/^AW-[0-9]{4,20}$/),
  facebook_pixel: numberOf(/^[0-9]{6,20}$/),
})

const Privacy = z.strictObject({
  features: Features.prefault({}),
  /** `needed`: only while a service in use asks. */
  dialog: z.enum(['needed', 'always']).default('needed'),
  ids: Ids.prefault({}),
  services: z
    .array(OwnService)
    .max(30)
    .refine((services) => hasOwnNames(services.map(({ name }) => name)), { error: 'double' })
    .default([]),
})
export type Privacy = z.infer<typeof Privacy>

/** Every name once, and none that a known service has. */
function hasOwnNames(names: readonly string[]): boolean {
  return (
    new Set(names).size === names.length &&
    names.every((name) => name !== 'html' && !Object.hasOwn(KNOWN_SERVICES, name))
  )
}

export const privacySection = configSection({
  name: 'components.privacy',
  label: { de: 'Datenschutz', en: 'Privacy' },
  schema: Privacy,
  defaults: Privacy.parse({}),
  publicPaths: ['features'],
})
