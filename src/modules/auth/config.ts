import { z } from 'zod'
import { ROLES } from '#kernel/access/roles.ts'
import { configSection } from '#kernel/contract/config-section.ts'
import { text } from '#kernel/contract/fields.ts'

/** A path on this site; never another origin. */
const LocalPath = text(200).regex(/^\/(?![/\\])/)
const MaybeUrl = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)])

const TwoFactor = z.strictObject({
  /** Who signs in with one of these roles must have a second factor, and is led through setting it up. */
  required_roles: z.array(z.enum(['user', 'member', 'admin', 'system'])).default([]),
})

const Facebook = z.strictObject({
  enabled: z.boolean().default(false),
  /** Any provider of OpenID Connect; Facebook's own is https://www.facebook.com. */
  issuer: MaybeUrl.default(''),
  client_id: text(300).default(''),
  client_secret: text(500).default(''),
  /** Only for providers that do not name it themselves. */
  token_endpoint: MaybeUrl.default(''),
})

const Auth = z.strictObject({
  availableRoles: z.array(z.enum(ROLES)).default(['user', 'member', 'admin']),
  /** There is no SMS gateway: the page that resets a second factor says that mail is used instead. */
  allow_sms_reset: z.boolean().default(false),
  logout_redirect: LocalPath.default('/'),
  two_factor: TwoFactor.prefault({}),
  facebook: Facebook.prefault({}),
})

export const authSection = configSection({
  name: 'components.auth',
  label: { de: 'Konten und Anmeldung', en: 'Accounts and sign-in' },
  schema: Auth,
  defaults: Auth.parse({}),
  secretPaths: ['facebook.client_secret'],
  guarded: {
    parts: ['two_factor', 'availableRoles'],
    label: { de: 'Rollen und zweiter Faktor', en: 'Roles and second factor' },
  },
})
