import { sql, type Transaction } from 'kysely'
import type { Principal } from '#kernel/access/roles.ts'
import type { Access } from '#kernel/access/rules.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { type AuditEntry, writeAudit } from './audit/write-audit.ts'
import { createSecretCipher, type SecretCipher } from './config/secret-cipher.ts'
import type { EventType } from './jobs/event.ts'
import type { KernelTables } from './kernel-tables.ts'
import { LIVE_CHANNEL, livePayloads } from './live/live-news.ts'
import type { Services } from './services.ts'
import { type Announcement, TAG_CHANNEL, tagPayloads } from './site/cache/tag-channel.ts'
import { markWithdrawal } from './site/cache/withdrawal-mark.ts'

/** What a change may do inside its transaction. */
export type Change<Tables> = {
  /** Who makes it, in which language, and the services; its tables are reached through `db`. */
  scope: ChangeScope
  db: Transaction<Tables>
  /** The same transaction on the kernel's own tables, for kernel functions. */
  kernel: Transaction<KernelTables>
  /** Seals what must not lie readable in a row. */
  cipher: SecretCipher
  /**
   * Cached pages carrying one of these tags are dropped on every instance when this commits, and
   * what they showed is never shown again.
   */
  touch(...tags: string[]): void
  /**
   * The same for a change that takes nothing back from visitors: while the database is away, the
   * pages may stand in as they were before.
   */
  refresh(...tags: string[]): void
  /**
   * Tells open admin centres that something changed, once this commits: those who may read it, of
   * them only `userIds` if given. `what` is the start of the query keys they then read anew.
   * @example change.broadcast('bugs', { access: staff('bug-tracker', 'view') })
   */
  broadcast(what: string, readers: { access: Access; userIds?: readonly string[] }): void
  audit(...entries: AuditEntry[]): Promise<void>
  emit<T extends object>(event: EventType<T>, payload: T): Promise<void>
  /** Enqueues a job that runs once this has committed. */
  enqueue(
    job: string,
    payload: object,
    options?: { startAfter?: Date; key?: string },
  ): Promise<void>
}

/** The scope a change belongs to, without the ways around its transaction; `tab` is the browser's. */
export type ChangeScope = Omit<Services, 'db'> & {
  user: Principal
  lang: Lang
  tab?: string
  /** Set where something invented is laid as if it had happened then: nobody is told of it. */
  laidOn?: Date
}

/** Runs `work` in one transaction, then lets everyone know which tags it touched. */
export async function runChange<Tables, T>(
  scope: Services & Pick<ChangeScope, 'user' | 'lang' | 'tab'>,
  work: (change: Change<Tables>) => Promise<T>,
): Promise<T> {
  const { cache, config } = scope
  const tags: Tags = { withdrawn: new Set(), changed: new Set() }
  const news = new Set<string>()
  const drop = () => {
    cache.drop([...tags.withdrawn])
    cache.refresh([...tags.changed])
  }
  const result = await scope.db
    .transaction()
    .execute(async (tx) => {
      const done = await work(changeOn<Tables>({ scope, tx, tags, news }))
      await announce(tx, tags)
      for (const payload of news)
        await sql`select pg_notify(${LIVE_CHANNEL}, ${payload})`.execute(tx)
      return done
    })
    // The own instance does not wait for its own notification: who saved sees it at once. Also after
    // a failure: when the connection broke during the commit, it may have happened.
    .finally(drop)
  // Pages are made of the configuration too: those made before it was renewed go as well.
  if (tags.withdrawn.has('config') || tags.changed.has('config')) {
    await config.reload()
    drop()
  }
  return result
}

type Tags = { withdrawn: Set<string>; changed: Set<string> }

async function announce(tx: Transaction<KernelTables>, tags: Tags): Promise<void> {
  const said: Announcement[] = [{ kind: 'changed', tags: [...tags.changed] }]
  if (tags.withdrawn.size > 0) {
    const mark = await markWithdrawal(tx)
    said.push({ kind: 'withdrawn', tags: [...tags.withdrawn], mark })
  }
  for (const payload of said.flatMap(tagPayloads)) {
    await sql`select pg_notify(${TAG_CHANNEL}, ${payload})`.execute(tx)
  }
}

type Parts = {
  scope: ChangeScope
  tx: Transaction<KernelTables>
  tags: Tags
  /** Payloads for open streams, each said once. */
  news: Set<string>
}

function changeOn<Tables>({ scope, tx, tags, news }: Parts): Change<Tables> {
  return {
    scope,
    db: tx as unknown as Transaction<Tables>,
    kernel: tx,
    cipher: createSecretCipher(scope.secret),
    touch: (...names) => {
      for (const name of names) tags.withdrawn.add(name)
    },
    refresh: (...names) => {
      for (const name of names) tags.changed.add(name)
    },
    broadcast: (what, readers) => {
      for (const payload of livePayloads({ what, ...readers })) news.add(payload)
    },
    audit: (...entries) => writeAudit(tx, scope.user, entries),
    emit: (event, payload) => scope.jobs.emit(tx, event, payload),
    enqueue: (job, payload, options) => scope.jobs.enqueue(tx, { job, payload, ...options }),
  }
}
