import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'
import { text } from '#kernel/contract/fields.ts'

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
