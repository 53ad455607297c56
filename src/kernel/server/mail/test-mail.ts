import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { pino } from 'pino'
import { SYSTEM } from '#kernel/access/roles.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { ConfigStore } from '../config/config-store.ts'
import { createSecretCipher } from '../config/secret-cipher.ts'
import type { Scope } from '../context.ts'
import type { EgressRules } from '../egress/guarded-connect.ts'
import { createMaintenance } from '../housekeeping/maintenance.ts'
import { Demand } from '../http/protection/demand.ts'
import { createJobs } from '../jobs/create-jobs.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { scopeOf } from '../scope.ts'
import type { Services } from '../services.ts'
import { SessionMemory } from '../sessions/session-memory.ts'
import { readSettings } from '../settings.ts'
import { createPageCache } from '../site/cache/page-cache.ts'
import { ServedPages } from '../site/served/served-pages.ts'
import { createWorkers } from '../workers/workers.ts'
import { createMail } from './create-mail.ts'
import type { Mailbox } from './delivery/mailbox.ts'
import type { SigningKeys } from './dkim/signing-keys.ts'
import { openMail } from './mail-key.ts'
import { findMail } from './mail-states.ts'
import { type OutgoingMail, sendMail } from './send-mail.ts'

export const settings = readSettings({ KONTOR_BASE_URL: 'https://kontor.example' })

export function testMailboxAt(port: number, given: Partial<Mailbox> = {}): Mailbox {
  return {
    uuid: '0199a8b0-0000-7000-8000-000000000001',
    name: 'Café Sonne',
    host: '127.0.0.1',
    port,
    secure: false,
    user: '',
    password: '',
    from: 'post@sonne.example',
    reply_to: '',
    ...given,
  }
}

const EXAMPLE: OutgoingMail = {
  to: 'anna@example.org',
  subject: 'Hallo',
  html: '<p>Hi</p>',
  text: 'Hi',
}

type Outbox = { db: Kysely<KernelTables>; secret: Buffer }

/** For tests: the mails to someone, oldest first, as they read them: with their keys. */
export async function mailsAsSent({ db, secret }: Outbox, recipient: string) {
  const rows = await db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
  const cipher = createSecretCipher(secret)
  return rows.map((row) => {
    const { subject, html, text } = openMail(row, cipher)?.content ?? row
    return { subject, html, text, state: row.state }
  })
}

type Post = {
  db: Kysely<KernelTables>
  pool: pg.Pool
  find(): Mailbox | undefined
  rules?: EgressRules
  keys?: SigningKeys
  /** For mails that take files along. */
  storage?: Storage
  /** How long a server may say nothing. */
  silenceMs?: number
}

/** For tests: outbox, queue and senders on a real database, with a single mailbox. */
export function testPost(post: Post) {
  const { mail, scope, jobs } = openPost(post)
  return {
    scope,
    jobs,
    example: EXAMPLE,
    send: (given: Partial<OutgoingMail> = {}) =>
      scope.change((change) => sendMail(change, { ...EXAMPLE, ...given })),
    /** One run of the job, as a worker would do it. */
    deliver: async (id: string) => {
      const attempt = { id, number: 1, isLast: false, signal: new AbortController().signal }
      await mail.jobs[0]?.run(scope as unknown as Scope<never>, { id } as never, attempt)
      return findMail(post.db, id)
    },
    waiting: async () => {
      const { rows } = await sql<{ id: string; seconds: number }>`
        select data->>'id' as id, extract(epoch from start_after - now())::int as seconds
        from jobs.job where name = 'mail.deliver' and state = 'created'`.execute(post.db)
      return rows
    },
    close: async () => {
      await jobs.stop()
      await mail.close()
    },
  }
}

function openPost({ db, pool, find, rules, keys, storage, silenceMs = 20_000 }: Post) {
  const log = pino({ level: 'silent' })
  const mail = createMail({
    settings,
    mailboxes: { find },
    keys: keys ?? { for: () => [] },
    rules: rules ?? { privateHosts: ['127.0.0.1'], ports: [] },
    timeouts: { connectMs: 20_000, greetingMs: 20_000, silenceMs },
  })
  const jobs: Jobs = createJobs({
    pool,
    modules: [{ jobs: mail.jobs }],
    scopeFor: () => scopeOf(services, SYSTEM),
    log,
    timing: { stop: 1 },
  })
  const services: Services = {
    settings,
    secret: Buffer.alloc(32),
    db,
    log,
    config: {} as ConfigStore,
    jobs,
    storage: storage ?? ({} as Storage),
    cache: createPageCache(),
    served: new ServedPages(),
    demand: new Demand(),
    target: { connectionString: '' },
    sessions: new SessionMemory(),
    maintenance: createMaintenance(),
    live: {} as Services['live'],
    workers: createWorkers(),
    visit: () => Promise.reject(new Error('There is no website here')),
    drawPage: () => Promise.reject(new Error('There is no website here')),
    modules: [],
  }
  return { mail, jobs, scope: scopeOf(services, SYSTEM) as unknown as Scope<KernelTables> }
}
