import { admin } from '#kernel/access/rules.ts'
import { setupStep } from '#kernel/server/manifest/setup-step.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { authSection } from '../config.ts'
import { sweepKeys } from '../mail-keys/server/auth-keys.ts'
import { mailKeyJob } from '../mail-keys/server/mail-key-job.ts'
import { connectRoute } from '../outside-accounts/server/connect-page.ts'
import { facebookRoutes } from '../outside-accounts/server/routes.ts'
import { passkeyRoutes } from '../passkeys/server/routes.ts'
import { resetRoute } from '../passwords/server/reset-page.ts'
import { resetFactorRoute } from '../second-factor/server/reset-factor-page.ts'
import { factorRoutes } from '../second-factor/server/routes.ts'
import { sessionRoutes } from '../sessions/server/routes.ts'
import { loginRoute } from '../sign-in/server/login-page.ts'
import { routes } from '../sign-in/server/routes.ts'
import { signupRoutes } from '../sign-up/server/routes.ts'
import { signupRoute } from '../sign-up/server/signup-page.ts'
import { verifyRoute } from '../sign-up/server/verify-page.ts'
import { createUsers } from './migrations/20261115-0200-auth-create-users.ts'
import { widenUsers } from './migrations/20261115-1000-auth-widen-users.ts'
import { createProofs } from './migrations/20261115-1010-auth-create-proofs.ts'
import { addPendingTotp } from './migrations/20261115-1020-auth-pending-totp.ts'
import { outsideIssuers } from './migrations/20261116-0110-auth-outside-issuers.ts'
import { announceUsers } from './migrations/20261116-0910-auth-announce-users.ts'
import { admitAccounts } from './migrations/20261116-1930-auth-admit-accounts.ts'
import type { AuthTables } from './tables.ts'

/** Done once the administrator of the first start has a password of their own. */
const passwordStep = setupStep<AuthTables>({
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

export const auth: ServerModule = {
  name: 'auth',
  label: { de: 'Konten und Anmeldung', en: 'Accounts and sign-in' },
  isEssential: true,
  needs: ['notifications'],
  migrations: {
    '20261115-0200-auth-create-users': createUsers,
    '20261115-1000-auth-widen-users': widenUsers,
    '20261115-1010-auth-create-proofs': createProofs,
    '20261115-1020-auth-pending-totp': addPendingTotp,
    '20261116-0110-auth-outside-issuers': outsideIssuers,
    '20261116-0910-auth-announce-users': announceUsers,
    '20261116-1930-auth-admit-accounts': admitAccounts,
  },
  routes: [
    ...routes,
    ...signupRoutes,
    ...factorRoutes,
    ...passkeyRoutes,
    ...sessionRoutes,
    ...facebookRoutes,
  ],
  pages: [loginRoute, connectRoute, resetFactorRoute, signupRoute, verifyRoute, resetRoute],
  jobs: [mailKeyJob, sweepKeys],
  config: [authSection],
  setup: [passwordStep],
  topics: [
    {
      name: 'user',
      label: { de: 'Sicherheit der Konten', en: 'Security of accounts' },
      access: admin,
      isFixed: true,
    },
  ],
}
