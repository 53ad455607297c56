import { sql, type Transaction } from 'kysely'
import type { Principal } from '#kernel/access/roles.ts'
import { type AuditEntry, writeAudit } from './audit/write-audit.ts'
import { createSecretCipher, type SecretCipher } from './config/secret-cipher.ts'
import type { EventType } from './jobs/event.ts'
import type { KernelTables } from './kernel-tables.ts'
import type { Services } from './services.ts'
import { TAG_CHANNEL, tagPayloads } from './site/tag-channel.ts'

/** What a change may do inside its transaction. */
export type Change<Tables> = {
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

/** Runs `work` in one transaction, then lets everyone know which tags it touched. */
export async function runChange<Tables, T>(
  services: Services,
  actor: Principal,
  work: (change: Change<Tables>) => Promise<T>,
): Promise<T> {
  const tags = new Set<string>()
  const result = await services.db.transaction().execute(async (tx) => {
    const done = await work(changeOn<Tables>({ services, actor, tx, tags }))
    for (const payload of tagPayloads([...tags])) {
      await sql`select pg_notify(${TAG_CHANNEL}, ${payload})`.execute(tx)
    }
    return done
  })
  // The own instance does not wait for its own notification: who saved sees it at once. Pages are
  // made of the configuration too, so it is renewed before they are dropped.
  if (tags.has('config')) await services.config.reload()
  services.cache.drop([...tags])
  return result
}

type Parts = {
  services: Services
  actor: Principal
  tx: Transaction<KernelTables>
  tags: Set<string>
}

function changeOn<Tables>({ services, actor, tx, tags }: Parts): Change<Tables> {
  return {
    db: tx as unknown as Transaction<Tables>,
    kernel: tx,
    cipher: createSecretCipher(services.secret),
    touch: (...names) => {
      for (const name of names) tags.add(name)
    },
    audit: (entry) => writeAudit(tx, actor, entry),
    emit: (event, payload) => services.jobs.emit(tx, event, payload),
    enqueue: (job, payload, options) => services.jobs.enqueue(tx, { job, payload, ...options }),
  }
}
