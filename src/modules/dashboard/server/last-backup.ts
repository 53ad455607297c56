import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'

export type FactTables = Pick<KernelTables, 'facts'>

const FACT = 'backup.last'
const LastBackup = z.object({ at: z.iso.datetime() })

/** When the last backup was finished, or null. */
export async function findLastBackup(db: Kysely<FactTables>): Promise<string | null> {
  const fact = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', FACT)
    .executeTakeFirst()
  const parsed = LastBackup.safeParse(fact?.value)
  return parsed.success ? parsed.data.at : null
}

export async function saveLastBackup(db: Kysely<FactTables>, at: Date): Promise<void> {
  const value = JSON.stringify({ at: at.toISOString() })
  await db
    .insertInto('facts')
    .values({ name: FACT, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
