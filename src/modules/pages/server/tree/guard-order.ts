import { sql } from 'kysely'
import { mayPublish } from '#kernel/server/publishing/publish-right.ts'
import { pageFailures } from '../../errors.ts'
import type { Db, PageChange } from '../unit-of-work.ts'

type Row = {
  id: string
  parent: string | null
  order: number
  in_footer: boolean
  is_sidebar: boolean
  de: string | null
  en: string | null
}

/**
 * Runs what puts pages in order. Drafts may be put anywhere; pages that visitors see keep their
 * order among each other, unless this person may publish.
 */
export async function keepingOrder<T>(change: PageChange, run: () => Promise<T>): Promise<T> {
  if (mayPublish(change.scope, 'pages')) return run()
  const before = await readOrder(change.db)
  const result = await run()
  if (before !== (await readOrder(change.db))) throw pageFailures.publishOrder()
  return result
}

/** The order of everything that is live or scheduled, in all lists that visitors meet. */
async function readOrder(db: Db): Promise<string> {
  const { rows } = await sql<Row>`
    select p.id, p.parent_id as parent, p.position as "order", p.in_footer,
      p.view = 'sidebar' as is_sidebar,
      max(c.title) filter (where c.lang = 'de') as de,
      max(c.title) filter (where c.lang = 'en') as en
    from pages p join (
      select page_id, lang, coalesce(live, scheduled)->>'title' as title from page_contents
      where is_live or publish_at is not null) as c on c.page_id = p.id
    where p.deleted_at is null group by p.id order by p.id`.execute(db)
  const menus = (['de', 'en'] as const).map((lang) => inMenus(rows, lang))
  return JSON.stringify([
    menus,
    rows.filter((row) => row.is_sidebar).map((row) => nearby(rows, row)),
  ])
}

/** As menus have it: by order, the title breaks ties; the footer has no levels. */
function inMenus(rows: readonly Row[], lang: 'de' | 'en') {
  const sorted = rows
    .flatMap((row) => (row[lang] === null ? [] : [{ ...row, title: row[lang] }]))
    .toSorted((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'de'))
  const levels = Map.groupBy(sorted, (row) => row.parent ?? '')
  const ids = (some: readonly Row[]) => some.map((row) => row.id)
  const byParent = [...levels].map(([parent, some]) => [parent, ids(some)] as const)
  return [
    byParent.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ids(sorted.filter((row) => row.in_footer)),
  ]
}

/** A page with a side column lists itself, those beside it and those below it in one row. */
function nearby(rows: readonly Row[], { id, parent }: Row) {
  const family = rows.filter(
    (row) => row.id === id || row.parent === id || (parent !== null && row.parent === parent),
  )
  const places = [...new Set(family.map((row) => row.order))].toSorted((a, b) => a - b)
  return family.map((row) => [row.id, places.indexOf(row.order)])
}
