import type { ServerModule } from '#kernel/server/module.ts'
import { authSection } from '../config.ts'
import { createUsers } from './migrations/20261115-0200-auth-create-users.ts'
import { widenUsers } from './migrations/20261115-1000-auth-widen-users.ts'
import { createProofs } from './migrations/20261115-1010-auth-create-proofs.ts'
import { pages } from './pages.ts'
import { routes } from './routes.ts'

export const auth: ServerModule = {
  name: 'auth',
  label: { de: 'Konten und Anmeldung', en: 'Accounts and sign-in' },
  isEssential: true,
  migrations: {
    '20261115-0200-auth-create-users': createUsers,
    '20261115-1000-auth-widen-users': widenUsers,
    '20261115-1010-auth-create-proofs': createProofs,
  },
  routes,
  pages,
  config: [authSection],
}
