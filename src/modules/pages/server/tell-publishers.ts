import { sql } from 'kysely'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { LANGS, type Lang } from '#kernel/i18n/texts.ts'
import type { Change } from '#kernel/server/change.ts'
import type { Services } from '#kernel/server/services.ts'
import { notify } from '#modules/notifications/server/api.ts'
import type { PageTables } from './tables.ts'

type Told = { kind: string; link: string; title(lang: Lang): string }
type Telling = { change: Change<PageTables>; config: Services['config'] }

const MOST = 500

/** A notice in their own language for everyone who may publish in a module, but for the one who asks. */
export async function tellPublishers(
  { change, config }: Telling,
  { module, except, ...told }: Told & { module: string; except: string },
): Promise<void> {
  const mayMembers = config.get(permissionsSection).member[module]?.includes('publish') === true
  const roles = mayMembers ? ['admin', 'system', 'member'] : ['admin', 'system']
  await tell(change, sql<boolean>`roles && ${roles}::text[] and id <> ${except}::uuid`, told)
}

/** The same for one person; whoever is gone is told nothing. */
export async function tellPerson(
  change: Change<PageTables>,
  { person, ...told }: Told & { person: string | null },
): Promise<void> {
  if (person) await tell(change, sql<boolean>`id = ${person}::uuid`, told)
}

async function tell(
  change: Change<PageTables>,
  whom: ReturnType<typeof sql<boolean>>,
  { kind, link, title }: Told,
): Promise<void> {
  const people = await change.db
    .selectFrom('users')
    .select(['id', 'lang'])
    .where(whom)
    .limit(MOST)
    .execute()
  for (const lang of LANGS) {
    const userIds = people.filter((one) => one.lang === lang).map((one) => one.id)
    await notify(change, { userIds, kind, title: title(lang), link })
  }
}
