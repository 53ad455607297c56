import { disposition } from '#kernel/server/http/download/file-name.ts'
import type { UsersContext } from '../../server/guard.ts'
import type { UserRow } from '../../server/queries.ts'
import { collectAll, type PersonalDataModule, personOf } from './personal-data-modules.ts'

/** A file to keep and to read: everything by module, as JSON (Art. 15 and 20 GDPR). */
export async function exportFile(
  context: UsersContext,
  holders: readonly PersonalDataModule[],
  row: Pick<UserRow, 'id' | 'handle'>,
): Promise<string> {
  const exported = new Date().toISOString()
  const modules = await collectAll(context, holders, personOf(row))
  const name = `kontor-daten-${exported.slice(0, 10)}.json`
  context.reply.header('content-type', 'application/json; charset=utf-8')
  context.reply.header('content-disposition', disposition('attachment', name))
  return JSON.stringify({ exported, person: { _id: row.id, handle: row.handle }, modules }, null, 2)
}
