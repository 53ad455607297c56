import type { Kysely, Selectable } from 'kysely'
import type { AuthTables } from '../../server/tables.ts'
import type { Passkey } from '../passkey.calls.ts'

type Db = Kysely<AuthTables>
export type PasskeyRow = Selectable<AuthTables['passkeys']>

export function findPasskey(db: Db, id: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
}

export function passkeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
}

export function toPasskey(row: PasskeyRow): Passkey {
  return {
    _id: row.id,
    name: row.name,
    is_backed_up: row.is_backed_up,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}
