import { setupStep } from '#kernel/server/manifest/setup-step.ts'
import type { AuthTables } from './tables.ts'

/** Done once the administrator of the first start has a password of their own. */
export const passwordStep = setupStep<AuthTables>({
  name: 'password',
  order: 10,
  label: { de: 'Einmal-Passwort ändern', en: 'Change the one-time password' },
  text: {
    de: 'Das Passwort vom ersten Start gilt nur für die erste Anmeldung.',
    en: 'The password from the first start only works for the first sign-in.',
  },
  isDone: async ({ db }) => {
    const waiting = await db
      .selectFrom('users')
      .select('id')
      .where('handle', '=', 'admin')
      .where('must_change_password', '=', true)
      .executeTakeFirst()
    return waiting === undefined
  },
})
