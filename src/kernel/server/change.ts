import { sql, type Transaction } from 'kysely'
import type { Principal } from '#kernel/access/roles.ts'
import type { Lang } from '#kernel/i18n/texts.ts'
import { type AuditEntry, writeAudit } from './audit/write-audit.ts'
import { createSecretCipher, type SecretCipher } from './config/secret-cipher.ts'
import type { EventType } from './jobs/event.ts'
import type { KernelTables } from './kernel-tables.ts'
import type { Services } from './services.ts'
import { TAG_CHANNEL, tagPayloads } from './site/tag-channel.ts'

/** What a change may do inside its transaction. */
export type Change<Tables> = {
  /** Who makes it, in which language, and the services; its tables are reached through `db`. */
  scope: ChangeScope
  db: Transaction<Tables>
  /** The same transaction on the kernel's own tables, for kernel functions. */
  kernel: Transaction<KernelTables>
  /** Seals what must not lie readable in a row. */
  cipher: SecretCipher
  /** Cached pages carrying one of these tags are dropped on every instance when this commits. */
  touch(...tags: string[]): void
  audit(entry: AuditEntry): Promise<void>
  emit<T extends object>(event: EventType<T>, payload: T): Promise<void>
  /** Enqueues a job that runs once this has committed. */
  enqueue(
    job: string,
    payload: object,
    options?: { startAfter?: Date; key?: string },
  ): Promise<void>
}

/** The scope a change belongs to, without the ways around its transaction. */
export type ChangeScope = Omit<Services, 'db'> & { user: Principal; lang: Lang }

/** Runs `work` in one transaction, then lets everyone know which tags it touched. */
export async function runChange<Tables, T>(
  scope: Services & { user: Principal; lang: Lang },
  work: (change: Change<Tables>) => Promise<T>,
): Promise<T> {
  const tags = new Set<string>()
  const result = await scope.db.transaction().execute(async (tx) => {
    const done = await work(changeOn<Tables>({ scope, tx, tags }))
    for (const payload of tagPayloads([...tags])) {
      await sql`select pg_notify(${TAG_CHANNEL}, ${payload})`.execute(tx)
    }
    return done
  })
  // The own instance does not wait for its own notification: who saved sees it at once. Pages are
  // made of the configuration too, so it is renewed before they are dropped.
  if (tags.has('config')) await scope.config.reload()
  scope.cache.drop([...tags])
  return result
}

type Parts = {
  scope: Services & { user: Principal; lang: Lang }
  tx: Transaction<KernelTables>
  tags: Set<string>
}

function changeOn<Tables>({ scope, tx, tags }: Parts): Change<Tables> {
  return {
    scope,
    db: tx as unknown as Transaction<Tables>,
    kernel: tx,
    cipher: createSecretCipher(scope.secret),
    touch: (...names) => {
      for (const name of names) tags.add(name)
    },
    audit: (entry) => writeAudit(tx, scope.user, entry),
    emit: (event, payload) => scope.jobs.emit(tx, event, payload),
    enqueue: (job, payload, options) => scope.jobs.enqueue(tx, { job, payload, ...options }),
  }
}
