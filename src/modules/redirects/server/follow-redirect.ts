import type { Kysely, Selectable } from 'kysely'
import { addressKey } from './address-key.ts'
import type { PageLookup, PagePlace } from './page-lookup.ts'
import type { RedirectsTable, RedirectTables } from './tables.ts'

/** What a redirect says; how often it was written is the table's own. */
export type RedirectRow = Omit<Selectable<RedirectsTable>, 'version' | 'updated_at'>

/** Plain addresses that lead to plain addresses: more than this is a circle. */
const MOST_STEPS = 10

export function findRedirect(
  db: Kysely<RedirectTables>,
  key: string,
): Promise<RedirectRow | undefined> {
  return db.selectFrom('redirects').selectAll().where('key', '=', key).executeTakeFirst()
}

type Following = { db: Kysely<RedirectTables>; lookup: PageLookup }

/** Where someone who asks for this address ends up, in one hop. */
export async function followRedirect(following: Following, row: RedirectRow): Promise<PagePlace> {
  const seen = new Set([row.key])
  let at = row
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (at.to_page) return placeOf(following, at.to_page, at.to_lang)
    if (at.to_path === null) return { kind: 'gone' }
    const next = await stepTo(following, at.to_path)
    if ('kind' in next) return next
    if (seen.has(next.key)) return { kind: 'hidden' }
    seen.add(next.key)
    at = next
  }
  return { kind: 'hidden' }
}

async function placeOf({ db, lookup }: Following, page: string, lang: 'de' | 'en') {
  const [place] = await lookup.placesOf({ db }, [{ page, lang }])
  return place ?? { kind: 'gone' as const }
}

/** A page at the address, or another redirect there, or the address itself. */
async function stepTo({ db, lookup }: Following, path: string): Promise<PagePlace | RedirectRow> {
  const [plain = path] = path.split(/[?#]/, 1)
  const page = (await lookup.pagesAt({ db }, [plain])).get(plain)
  if (page) return { kind: 'live', path: page.path + path.slice(plain.length) }
  return (await findRedirect(db, addressKey(plain))) ?? { kind: 'live', path }
}
