import { allows, staff } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { SubscriberTables } from '#modules/subscribers/server/tables.ts'
import type { Reader } from './mail-skeleton.ts'

/** A subscriber as mails address them, for those who may see subscribers. */
export async function findReader(
  { db, user, config }: Context<never>,
  id: string,
): Promise<Reader> {
  const members = config.get(permissionsSection).member
  if (!allows(staff('subscribers', 'view'), user, members)) throw failures.noPermission()
  const reader = await tablesOf<SubscriberTables>(db)
    .selectFrom('newsletter_subscribers')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!reader) throw failures.notFound()
  return reader
}
