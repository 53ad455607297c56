import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uuidv7 } from 'uuidv7'
import { createKontor, type Kontor } from '#app/kontor.ts'
import { serverModules } from '#app/modules.server.ts'
import type { Role } from '#kernel/access/roles.ts'
import { isStaff } from '#kernel/access/roles.ts'
import { migrate } from '#kernel/server/database/migrate.ts'
import { openDatabase, openPool, tablesOf } from '#kernel/server/database.ts'
import type { HttpLimits } from '#kernel/server/http/protection/http-limits.ts'
import { createLog } from '#kernel/server/log.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { createSession } from '#kernel/server/sessions/sessions.ts'
import { readSettings } from '#kernel/server/settings.ts'
import { NO_ASSETS } from '#kernel/server/site/render/assets.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { type Caller, callerOf } from './caller.ts'
import { stepUp } from './step-up.ts'
import { addressOf } from './test-address.ts'
import { createTestDatabase, type TestDatabase } from './test-db.ts'

export type TestApp = Kontor & {
  url: string
  database: TestDatabase
  /** A caller without a session. */
  guest: Caller
  /** A fresh account with this role, signed in. */
  as(role: Exclude<Role, 'guest'>): Promise<Caller & { userId: string }>
  /** The same, having just proved with a second factor to be there. */
  steppedUp(role: Exclude<Role, 'guest'>): Promise<Caller & { userId: string }>
}

type Options = {
  env?: Record<string, string>
  hasWorkers?: boolean
  database?: TestDatabase
  /** A module that is in no list. */
  module?: ServerModule
  http?: Partial<HttpLimits>
}

/** A machine that does other things at the same time is no overload; that has a test of its own. */
const PATIENT = { maxLoopDelayMs: 0 }

/** A slow machine takes longer for a file of tests than a step-up lasts. */
const DAY_MS = 86_400_000

/**
 * The whole app on a database of its own, listening on a free port.
 * @example const app = await startTestApp(); afterAll(() => app.close())
 */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kontor-app-'))
  const database = options.database ?? (await createTestDatabase())
  const settings = readSettings({
    KONTOR_DATA_DIR: dataDir,
    KONTOR_LOG: 'silent',
    PORT: '0',
    ...options.env,
  })
  const kontor = await createKontor({
    settings,
    target: database.target,
    assets: NO_ASSETS,
    log: createLog(settings.logLevel),
    version: 'test',
    checksReplies: true,
    ...(options.module && { modules: await withModule(options.module, database) }),
    http: { ...PATIENT, ...options.http },
  })
  await kontor.ready
  const url = await kontor.app.listen({ port: 0, host: '127.0.0.1' })
  if (options.hasWorkers) await kontor.services.jobs.start()
  return {
    ...kontor,
    url,
    database,
    guest: callerOf(url),
    as: (role) => signedIn(kontor, url, role),
    steppedUp: async (role) => {
      const caller = await signedIn(kontor, url, role)
      await stepUp(kontor, caller, { ago: -DAY_MS })
      return caller
    },
    close: async () => {
      await kontor.close()
      if (!options.database) await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function signedIn({ services }: Kontor, url: string, role: Exclude<Role, 'guest'>) {
  const db = tablesOf<AuthTables>(services.db)
  const id = uuidv7()
  const roles: Role[] = [role]
  await db
    .insertInto('users')
    .values({
      id,
      handle: addressOf(role, id),
      username: '',
      name: `Test ${role}`,
      roles,
      password_hash: null,
      last_login_at: null,
      last_active_at: null,
    })
    .execute()
  const session = {
    userId: id,
    isStaff: isStaff({ roles }),
    limited: null,
    ip: '127.0.0.1',
    agent: 'test',
  }
  const token = await createSession(services.db, session)
  return { ...callerOf(url, `kontor_session=${token}`), userId: id }
}

async function withModule(module: ServerModule, { target }: TestDatabase) {
  const modules = [...serverModules, module]
  const db = openDatabase<never>(openPool(target, () => undefined))
  await migrate(db, modules)
  await db.destroy()
  return modules
}
