import type { Lang } from '#kernel/i18n/messages.ts'
import { translator } from '#kernel/i18n/messages.ts'
import type { Db, ListRow } from '../../server/tables.ts'
import { signUpMessages } from '../../sign-up/messages.ts'

/** More nobody chooses from. */
const MOST = 50

/** The lists anybody may subscribe to. */
export async function publicLists(db: Db): Promise<ListRow[]> {
  return await db
    .selectFrom('newsletter_lists')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('is_public', '=', true)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST)
    .execute()
}

export async function namedLists(db: Db, ids: readonly string[]): Promise<ListRow[]> {
  return await db
    .selectFrom('newsletter_lists')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('id', 'in', [...ids])
    .orderBy('name')
    .execute()
}

/** The lists one means: those named, else all the form offers. Undefined when one is not to be had. */
export function chosenLists(
  lists: readonly ListRow[],
  wanted: readonly string[] | undefined,
): ListRow[] | undefined {
  const chosen = lists.filter(({ id, in_signup }) => wanted?.includes(id) ?? in_signup)
  const isWhole = wanted === undefined || new Set(wanted).size === chosen.length
  return isWhole && chosen.length > 0 ? chosen : undefined
}

/** What people agree to: the words of the list, or the usual sentence. */
export function wordingOf({ wording, name }: ListRow, site: string, lang: Lang): string {
  return wording[lang] || translator(signUpMessages, lang)('wording', { list: name, site })
}
