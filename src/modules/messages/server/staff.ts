import { sql } from 'kysely'
import { allows, staff } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import type { MessageScope } from './unit-of-work.ts'

const MOST = 500

type StaffQuery = { db: MessageScope['db'] } & (
  | { config: MessageScope['config'] }
  | { scope: Pick<MessageScope, 'config'> }
)

/** Everyone who may work on messages, by name. */
export async function staffMembers(asking: StaffQuery) {
  const config = 'scope' in asking ? asking.scope.config : asking.config
  const { member } = config.get(permissionsSection)
  const people = await asking.db
    .selectFrom('users')
    .select(['users.id', 'users.handle', 'users.roles', 'users.lang'])
    .select(sql<string>`coalesce(nullif(users.name, ''), users.handle)`.as('name'))
    .where(sql<boolean>`users.roles && array['member', 'admin', 'system']`)
    .where('users.is_blocked', '=', false)
    .orderBy('users.name')
    .limit(MOST)
    .execute()
  return people.filter((one) => allows(staff('messages', 'view'), one, member))
}
