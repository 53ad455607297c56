import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Change } from '#kernel/server/change.ts'
import { addressKey } from './address-key.ts'
import type { RedirectTables } from './tables.ts'

export { addressKey, keyOfSegments } from './address-key.ts'
export type { PageLookup, PagePlace } from './page-lookup.ts'

/** An address a page had. */
type FormerAddress = { path: string; page: string; lang: Lang }

/**
 * Leads former addresses to their pages from now on, wherever those move: a page is named by its id,
 * so no chain can grow. Part of the change that moves the page.
 * @example await rememberAddresses(change, [{ path: '/alt', page: id, lang: 'de' }])
 */
export async function rememberAddresses(
  change: Change<RedirectTables>,
  former: readonly FormerAddress[],
): Promise<void> {
  if (former.length === 0) return
  const rows = former.map(({ path, page, lang }) => ({
    id: uuidv7(),
    key: addressKey(path),
    path,
    to_page: page,
    to_lang: lang,
    to_path: null,
    source: 'page' as const,
  }))
  for (let at = 0; at < rows.length; at += 1000) {
    await change.db
      .insertInto('redirects')
      .values(rows.slice(at, at + 1000))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ ref }) => ({
          path: ref('excluded.path'),
          to_page: ref('excluded.to_page'),
          to_lang: ref('excluded.to_lang'),
          to_path: null,
          is_permanent: true,
          source: ref('excluded.source'),
          version: sql<number>`redirects.version + 1`,
          created_at: sql<Date>`now()`,
          updated_at: sql<Date>`now()`,
        })),
      )
      .execute()
  }
}

/** Pages stand at these addresses now: nobody looks for them in vain any more. */
export async function forgetMissed(
  { db }: Change<RedirectTables>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await db
    .deleteFrom('missing_pages')
    .where(sql<boolean>`key = any(${[...keys]}::text[])`)
    .execute()
}

/** Pages that were never anybody's are removed: nothing leads to them any more. */
export async function forgetPages(
  { db }: Change<RedirectTables>,
  pages: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('redirects')
    .where(sql<boolean>`to_page = any(${[...pages]}::uuid[])`)
    .execute()
}

/** When a page is removed for good: its addresses lead to another page, or answer 410. */
export async function replaceTarget(
  { db }: Change<RedirectTables>,
  page: string,
  successor: string | null,
): Promise<void> {
  await db
    .updateTable('redirects')
    .set({
      to_page: successor,
      to_path: null,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('to_page', '=', page)
    .execute()
}
