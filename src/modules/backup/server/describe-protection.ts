import { sql } from 'kysely'
import { findLastBackup } from '#modules/dashboard/server/api.ts'
import type { Protection } from '../archives/archive.ts'
import { describePlace, freeBytes } from '../archives/server/archive-store.ts'
import { houseKey, keyPrint, writeRecoveryKey } from '../archives/server/recovery-key.ts'
import { backupSection } from '../config.ts'
import { backupFailures } from '../errors.ts'
import { nextSlot } from '../runs/server/schedule.ts'
import type { BackupScope } from './installation.ts'
import { nameOf, tellOfBackups } from './tell-of-backups.ts'

const SHOWN = 'backup.key-shown'

/** How well the house is protected, for the screen of backups. */
export async function describeProtection(scope: BackupScope): Promise<Protection> {
  const config = scope.config.get(backupSection)
  const { used } = await scope.db
    .selectFrom('backup_archives')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('used'))
    .executeTakeFirstOrThrow()
  return {
    place: describePlace(scope),
    is_bucket: scope.settings.s3 !== undefined,
    used,
    free: await freeBytes(scope),
    last_at: await findLastBackup(scope.db),
    next_at: nextSlot(config, new Date())?.toISOString() ?? null,
    key_waits: (await shownKey(scope)) !== keyPrint(houseKey(scope.secret)),
    offsite: config.offsite.enabled,
    last_proof: await lastProof(scope),
  }
}

export async function lastProof({ db }: Pick<BackupScope, 'db'>) {
  const row = await db
    .selectFrom('backup_archives')
    .select('proof')
    .where('proof', 'is not', null)
    .orderBy(sql`proof ->> 'at'`, 'desc')
    .executeTakeFirst()
  return row?.proof ?? null
}

/** Shows the recovery key; the second time only on the machine itself. */
export async function showKeyOnce(scope: BackupScope): Promise<string> {
  const key = houseKey(scope.secret)
  const value = JSON.stringify(keyPrint(key))
  const marked = await scope.change(async (change) => {
    const { rows } = await sql`
      insert into facts (name, value) values (${SHOWN}, ${value}::jsonb)
      on conflict (name) do update set value = excluded.value
      where facts.value <> excluded.value returning name`.execute(change.db)
    if (rows.length === 0) return false
    await change.audit({ noun: 'backup', id: SHOWN, action: 'show-key' })
    await tellOfBackups(change, scope, { what: 'key', who: nameOf(scope.user) })
    return true
  })
  if (!marked) throw backupFailures.keyShown()
  return writeRecoveryKey(key)
}

async function shownKey({ db }: BackupScope): Promise<unknown> {
  const fact = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', SHOWN)
    .executeTakeFirst()
  return fact?.value
}
