import type { Role } from '#kernel/access/roles.ts'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { loadSecret } from '#kernel/server/secrets/secret.ts'
import { createAccount, setPassword } from '#modules/auth/server/api.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { expect } from './kontor.ts'

type Ground = { databaseUrl(): string }
type Wanted = { handle: string; password: string; role?: Role }

/** An account as the command line makes one, with a password of its own. */
export async function makeAccount(ground: Ground, wanted: Wanted): Promise<string> {
  const { handle, password, role = 'user' } = wanted
  await onDatabase(ground, async (db) => {
    await createAccount(db, { handle, role })
    await setPassword(db, { handle, password, isOneTime: false })
  })
  return handle
}

/** The link of the newest mail to someone that leads to `path`, or below it, as it waits in the outbox. */
export async function mailedLink(
  ground: Ground & { dataDir(): string },
  to: string,
  path: string,
): Promise<string> {
  const secret = await loadSecret({ dataDir: ground.dataDir() })
  const leads = (at: string) => (path.endsWith('/') ? at.startsWith(path) : at === path)
  const find = () =>
    onDatabase(ground, async (db) => {
      const mails = (await mailsAsSent({ db, secret }, to)).toReversed()
      const links = mails.flatMap(({ text }) => text.match(/https?:\S+/g) ?? [])
      return links.find((link) => leads(new URL(link).pathname)) ?? ''
    })
  await expect.poll(find, { timeout: 30_000 }).not.toBe('')
  return find()
}

type Db = ReturnType<typeof openDatabase<AuthTables>>

export async function onDatabase<T>(ground: Ground, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase<AuthTables>(
    openPool({ connectionString: ground.databaseUrl() }, () => undefined),
  )
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
