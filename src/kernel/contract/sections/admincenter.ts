import { z } from 'zod'
import { configSection } from '../config-section.ts'
import { TAKEN_WORDS } from '../taken-words.ts'

const AdminCenter = z.strictObject({
  /** The first segment of every address of the admin centre, without slashes. */
  url: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/, { error: 'address' })
    .refine((url) => !TAKEN_WORDS.includes(url), { error: 'address' })
    .default('admincenter'),
})

export const adminCenterSection = configSection({
  name: 'components.admincenter',
  label: { de: 'Adresse des Admincenters', en: 'Address of the admin centre' },
  schema: AdminCenter,
  defaults: AdminCenter.parse({}),
  publicPaths: ['url'],
  isSystemOnly: true,
})
