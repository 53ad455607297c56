import type { Kysely, Selectable } from 'kysely'
import type { Context } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import type { EntryTables } from '#modules/entries/server/tables.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import type { PageTables } from '#modules/pages/server/tables.ts'
import type { Activity } from '../contract.ts'

type Entry = Selectable<KernelTables['audit_log']>
type Named = { id: string; label: string; isThere: boolean }
type Tables = Pick<AuthTables, 'users'> &
  Pick<PageTables, 'pages'> &
  Pick<EntryTables, 'entries'> &
  Pick<FileTables, 'files' | 'galleries'>
type Kind = { find(db: Kysely<Tables>, ids: string[]): Promise<Named[]>; link(id: string): string }

/** The log takes any name for a thing; tables know them by these. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Where names are kept, and the screen below the admin base that shows the thing. */
const KINDS: Readonly<Record<string, Kind>> = {
  page: { find: (db, ids) => titled(db, 'pages', ids), link: (id) => `pages/edit/${id}` },
  entry: { find: (db, ids) => titled(db, 'entries', ids), link: (id) => `entries/edit/${id}` },
  file: { find: files, link: (id) => `file/edit/${id}` },
  gallery: { find: galleries, link: (id) => `galleries/${id}` },
  user: { find: users, link: (id) => `users/edit/${id}` },
}

/** By the id of the entry in the log: what it was about, as that is called now. */
export async function nameThings(
  { db, config, lang }: Context<never>,
  entries: readonly Entry[],
): Promise<Map<string, Activity['thing']>> {
  const found = new Map<string, Activity['thing']>()
  for (const [noun, all] of Map.groupBy(entries, (entry) => entry.noun)) {
    const kind = Object.hasOwn(KINDS, noun) ? KINDS[noun] : undefined
    const ids = [...new Set(all.map(({ item_id }) => item_id))].filter((id) => UUID.test(id))
    const named = kind && ids.length > 0 ? await kind.find(tablesOf(db), ids) : []
    const known = new Map(named.map((thing) => [thing.id, thing]))
    for (const entry of all) {
      const thing = known.get(entry.item_id)
      const link = kind && thing?.isThere ? kind.link(entry.item_id) : null
      const section = noun === 'config' && config.sections().find(isNamed(entry.item_id))
      const label = thing?.label || (section ? section.label[lang] : rememberedName(entry))
      if (label) found.set(entry.id, { label, link })
    }
  }
  return found
}

/** What is gone is called as the log remembers it. */
function rememberedName({ before, after }: Entry): string {
  const names = [after, before].flatMap((said) => [said?.title, said?.name, said?.from])
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? ''
}

function isNamed(name: string) {
  return (section: { name: string }) => section.name === name
}

async function titled(db: Kysely<Tables>, table: 'pages' | 'entries', ids: string[]) {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'title', 'deleted_at'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, title, deleted_at }) => ({ id, label: title, isThere: !deleted_at }))
}

async function files(db: Kysely<Tables>, ids: string[]): Promise<Named[]> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'deleted_at'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, name, deleted_at }) => ({ id, label: name, isThere: !deleted_at }))
}

async function galleries(db: Kysely<Tables>, ids: string[]): Promise<Named[]> {
  const rows = await db
    .selectFrom('galleries')
    .select(['id', 'title', 'deleted_at'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, title, deleted_at }) => ({ id, label: title, isThere: !deleted_at }))
}

async function users(db: Kysely<Tables>, ids: string[]): Promise<Named[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'handle'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, name, handle }) => ({ id, label: name || handle, isThere: true }))
}
