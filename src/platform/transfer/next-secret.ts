import { access, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type QueryExecutorProvider, sql } from 'kysely'
import { z } from 'zod'
import { codeOf } from '#platform/platform-error.ts'
import { renameDurably, writeDurably } from '../files/durable.ts'
import type { DatabaseTarget } from '../postgres/setting.ts'
import { withWorkLock } from './work-lock.ts'

/** Written by a restore in the same transaction as the rows: which one they came with. */
export const RESTORED_FACT = 'backup.restored'

const Next = z.object({ restore: z.string(), secret: z.string() })
const Restored = z.object({ restore: z.string() })

/**
 * The secret that belongs to rows about to be restored. It waits beside the present one until it is
 * certain whether those rows came: a file and a transaction cannot be changed in one step.
 */
export async function prepareSecret(
  dataDir: string,
  next: { restore: string; secret: string },
): Promise<void> {
  await writeDurably(waiting(dataDir), JSON.stringify(next))
}

/** Takes the waiting secret if its rows came, else forgets it; returns it when it was taken. */
export async function settleSecret(
  dataDir: string,
  db: QueryExecutorProvider,
): Promise<string | undefined> {
  const text = await readFile(waiting(dataDir), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const next = Next.parse(JSON.parse(text))
  const isThere = (await lastRestore(db)) === next.restore
  if (isThere) {
    const made = join(dataDir, 'secret.new')
    await writeDurably(made, next.secret)
    await renameDurably(made, join(dataDir, 'secret'))
  }
  await rm(waiting(dataDir), { force: true })
  return isThere ? next.secret : undefined
}

/** The same at a start, unless somebody is restoring just now. */
export async function settleSecretAlone(
  dataDir: string,
  { db, target }: { db: QueryExecutorProvider; target: DatabaseTarget },
): Promise<void> {
  const isWaiting = await access(waiting(dataDir)).then(
    () => true,
    () => false,
  )
  if (isWaiting) await withWorkLock(target, () => settleSecret(dataDir, db), { waits: false })
}

/** The restore the present rows came with, if any. */
export async function lastRestore(db: QueryExecutorProvider): Promise<string | undefined> {
  const { rows } = await sql<{ value: unknown }>`
    select value from facts where name = ${RESTORED_FACT}`.execute(db)
  const parsed = Restored.safeParse(rows[0]?.value)
  return parsed.success ? parsed.data.restore : undefined
}

function waiting(dataDir: string): string {
  return join(dataDir, 'secret.next')
}
