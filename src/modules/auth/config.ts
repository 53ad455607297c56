import { z } from 'zod'
import { ROLES } from '#kernel/access/roles.ts'
import { configSection } from '#kernel/contract/config-section.ts'
import { text } from '#kernel/contract/fields.ts'

/** A path on this site; never another origin. */
const LocalPath = text(200).regex(/^\/(?![/\\])/)

export const authSection = configSection({
  name: 'components.auth',
  label: { de: 'Konten und Anmeldung', en: 'Accounts and sign-in' },
  schema: z.strictObject({
    availableRoles: z.array(z.enum(ROLES)).default(['user', 'member', 'admin']),
    allow_sms_reset: z.boolean().default(false),
    logout_redirect: LocalPath.default('/'),
  }),
  defaults: {
    availableRoles: ['user', 'member', 'admin'],
    allow_sms_reset: false,
    logout_redirect: '/',
  },
})
