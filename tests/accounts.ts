import { hash } from '@node-rs/argon2'
import { generate } from 'otplib'
import { uuidv7 } from 'uuidv7'
import type { Role } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { EnabledTotp, PreparedTotp } from '#modules/auth/second-factor/second-factor.calls.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { type Browser, browserAt } from './browser.ts'
import { addressOf } from './test-address.ts'
import type { TestApp } from './test-app.ts'

export const PASSWORD = 'Kirschbaum-7-Leiter'
/** A hash says itself what it costs: with this one hundreds of sign-ins take no time of others. */
const LITTLE = { memoryCost: 8, timeCost: 1, parallelism: 1 }
const hashed = hash(PASSWORD, LITTLE)

export type Account = { id: string; handle: string }

/** A person who can sign in with the password above. */
export async function makeAccount(app: TestApp, role: Role = 'user'): Promise<Account> {
  const id = uuidv7()
  const handle = addressOf('person', id)
  await accountsOf(app)
    .insertInto('users')
    .values({
      id,
      handle,
      username: '',
      name: 'Anna Beispiel',
      roles: [role],
      password_hash: await hashed,
      verified_at: new Date(),
      last_login_at: null,
      last_active_at: null,
    })
    .execute()
  return { id, handle }
}

export function accountsOf({ services }: Pick<TestApp, 'services'>) {
  return tablesOf<AuthTables>(services.db)
}

/** A browser in which this person has just signed in. */
export async function signedInBrowser(app: TestApp, { handle }: Account): Promise<Browser> {
  const browser = browserAt(app.url)
  const { status, text } = await browser.post('/api/v0/auth/login', { handle, password: PASSWORD })
  if (status >= 400) throw new Error(`${status} ${text}`)
  return browser
}

/** Sets up an authenticator app over the calls, and returns what a person has afterwards. */
export async function setUpApp(app: TestApp, browser: Browser, { id }: Account) {
  const enable = (body: object) => browser.post('/api/v0/auth/enable2FA', body)
  const { secret } = (await enable({ password: PASSWORD })).parse(PreparedTotp)
  const code = await generate({ secret })
  const { recovery_codes } = (await enable({ code })).parse(EnabledTotp)
  await forgetSteps(app, id)
  return { secret, codes: recovery_codes }
}

/** A code is good once; this makes the one of now good again. */
export async function forgetSteps(app: TestApp, id: string): Promise<void> {
  const db = accountsOf(app)
  await db.updateTable('users').set({ totp_last_step: 0 }).where('id', '=', id).execute()
}

/** What was mailed to a person, oldest first. */
export function mailsTo({ services }: TestApp, handle: string) {
  return mailsAsSent(services, handle)
}
