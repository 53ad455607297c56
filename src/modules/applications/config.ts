import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'

const Applications = z.strictObject({
  /** Months after the last step before an application is erased. */
  keep_months: z.int().min(1).max(36).default(6),
  /** Whether somebody may apply without a position. */
  unsolicited: z.boolean().default(true),
})

/** How long applications are kept, and whether there must be a position. */
export const applicationsSection = configSection({
  name: 'components.applications',
  label: { de: 'Bewerbungen', en: 'Applications' },
  schema: Applications,
  defaults: Applications.parse({}),
  publicPaths: [],
})
