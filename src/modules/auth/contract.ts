import { z } from 'zod'
import { ROLES } from '#kernel/access/roles.ts'
import { anyone, signedInDuring } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Lang, requiredText, text } from '#kernel/contract/fields.ts'
import { UserData } from './accounts/person.ts'

/** The user as everyone on the wire knows it (specification, section 3). */
export const User = z.object({
  _id: z.string(),
  handle: z.string(),
  username: z.string(),
  name: z.string(),
  roles: z.array(z.enum(ROLES)),
  lang: Lang,
  last_active: z.string().nullable(),
  lastLogin: z.string().nullable(),
  failedLogins: z.int(),
  two_factor: z.object({ enabled: z.boolean() }),
  userData: UserData,
  /** A reset of the password was asked for and not yet used. */
  reset_requested: z.boolean(),
  /** When somebody looks at the house with this person's eyes. */
  acted_by: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The session may only change its one-time password. */
  must_change_password: z.boolean(),
  /** The session may only set up the second factor its role asks for. */
  must_set_second_factor: z.boolean().default(false),
})
export type User = z.infer<typeof User>

/** By what a sign-in can be finished after the password. */
export const FACTORS = ['totp', 'passkey', 'recovery'] as const
export type Factor = (typeof FACTORS)[number]

/** The password was right; nobody is signed in before a second factor was shown as well. */
export const SecondFactorAsked = z.strictObject({
  second_factor: z.literal(true),
  /** An authenticator app is asked for (specification, section 4). */
  ttop: z.literal(true).optional(),
  factors: z.array(z.enum(FACTORS)),
})
export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>

export const MIN_PASSWORD = 10
const Password = text(200).min(MIN_PASSWORD)

export const registerTab = endpoint({
  method: 'POST',
  path: '/api/v0/registertab',
  access: anyone,
  passive: true,
  body: z.strictObject({ tabSession: requiredText(100) }),
  reply: z.object({ tabSession: z.string() }),
  summary: 'Makes a browser tab known to the session',
})

export const getLoggedInState = endpoint({
  method: 'GET',
  path: '/api/v0/auth/getLoggedInState/',
  access: anyone,
  passive: true,
  reply: User,
  summary: 'The signed-in user, or the guest',
})

export const login = endpoint({
  method: 'POST',
  path: '/api/v0/auth/login',
  access: anyone,
  limit: { max: 60, seconds: 300, per: 'ip' },
  body: z.strictObject({ handle: requiredText(254), password: text(200).min(1) }),
  reply: z.union([User, SecondFactorAsked]),
  summary: 'Signs in with an email or a built-in handle, or asks for a second factor',
})

export const logout = endpoint({
  method: 'GET',
  path: '/api/v0/auth/logout',
  access: anyone,
  reply: User.extend({ redirect: z.string() }),
  summary: 'Ends the session; answers the guest and where to go',
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/v0/auth/changePassword',
  access: signedInDuring('password-change'),
  limit: { max: 20, seconds: 300, per: 'user' },
  body: z.strictObject({ password: text(200).min(1), newPassword: Password }),
  reply: User,
  summary: 'Changes the own password and ends all other sessions',
})
