import type { ServerModule } from '#kernel/server/module.ts'
import { authSection } from '../config.ts'
import { facebookRoutes } from './facebook-routes.ts'
import { factorRoutes } from './factor-routes.ts'
import { mailKeyJob } from './mail-key-job.ts'
import { createUsers } from './migrations/20261115-0200-auth-create-users.ts'
import { widenUsers } from './migrations/20261115-1000-auth-widen-users.ts'
import { createProofs } from './migrations/20261115-1010-auth-create-proofs.ts'
import { addPendingTotp } from './migrations/20261115-1020-auth-pending-totp.ts'
import { outsideIssuers } from './migrations/20261116-0110-auth-outside-issuers.ts'
import { announceUsers } from './migrations/20261116-0910-auth-announce-users.ts'
import { pages } from './pages.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { routes } from './routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { signupRoutes } from './signup-routes.ts'
import { sweepKeys } from './sweep-keys.ts'

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
  },
  routes: [
    ...routes,
    ...signupRoutes,
    ...factorRoutes,
    ...passkeyRoutes,
    ...sessionRoutes,
    ...facebookRoutes,
  ],
  pages,
  jobs: [mailKeyJob, sweepKeys],
  config: [authSection],
}
