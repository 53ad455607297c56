import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'

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

export const privacySection = configSection({
  name: 'components.privacy',
  label: { de: 'Datenschutz', en: 'Privacy' },
  schema: Privacy,
  defaults: Privacy.parse({}),
  publicPaths: ['features'],
})
