import { sql } from 'kysely'
import { pageFailures } from '../../errors.ts'
import type { PageRow } from '../queries/page-rows.ts'
import { mustPublishPages } from '../rights.ts'
import type { Db, PageChange } from '../unit-of-work.ts'

/** Whether visitors see a page, or will by its schedule, in any language. */
async function isShown(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('page_contents')
    .select('lang')
    .where('page_id', '=', id)
    .where(({ eb, or }) => or([eb('is_live', '=', true), eb('publish_at', 'is not', null)]))
    .executeTakeFirst()
  return row !== undefined
}

/** What of the structure visitors notice. Tags are for staff; the order is judged among pages. */
const NOTICED = [
  ['access', pageFailures.publishAccess],
  ['access_roles', pageFailures.publishAccess],
  ['password_hash', pageFailures.publishAccess],
  ['parent_id', pageFailures.publishPlace],
  ['type', pageFailures.publishPlace],
  ['view', pageFailures.publishLook],
  ['in_header', pageFailures.publishMenu],
  ['in_footer', pageFailures.publishMenu],
] as const

/** Structure holds at once, so that of a page visitors see takes the right to publish. */
export async function guardStructure(
  change: PageChange,
  page: PageRow,
  columns: Partial<PageRow>,
): Promise<void> {
  const changed = NOTICED.find(
    ([name]) =>
      columns[name] !== undefined && JSON.stringify(columns[name]) !== JSON.stringify(page[name]),
  )
  if (changed && (await isShown(change.db, page.id))) mustPublishPages(change.scope, changed[1])
}

/**
 * Pages that were live once answer 410 or lead on from the trash, and others may lead to a page that
 * never was: taking such ones away, or back, is noticed outside.
 */
export async function guardRemoval(change: PageChange, ids: readonly string[]): Promise<void> {
  const { rows } = await sql`
    select 1 from page_contents where page_id = any(${[...ids]}::uuid[])
      and (live_number > 0 or publish_at is not null)
    union all select 1 from pages where successor_id = any(${[...ids]}::uuid[])
    union all select 1 from redirects where to_page = any(${[...ids]}::uuid[])
    limit 1`.execute(change.db)
  if (rows.length > 0) mustPublishPages(change.scope, pageFailures.publishRemoval)
}
