import type { Lang } from '#kernel/i18n/texts.ts'
import { failures } from '#kernel/server/app-error.ts'
import { storeOffline } from '#kernel/server/publishing/store-live.ts'
import { forgetRefs } from '#modules/pages/server/api.ts'
import { entryTakenOffline } from './events.ts'
import { type ContentRow, findContent } from './queries.ts'
import { deskOf } from './shelf.ts'
import { ENTRIES_TAG, ENTRY_NOUN, entryTag, type Work } from './work.ts'
import { refreshListing, touchEntry } from './write-draft.ts'

/** Takes one language of an entry off the website; what was live stays as its last version. */
export async function takeOffline(
  work: Work,
  { id, lang }: { id: string; lang: Lang },
): Promise<void> {
  const row = await findContent(work.change.db, id, lang)
  if (!row) throw failures.notFound()
  if (row.is_live || row.publish_at) await leaveSite(work, row, { hasExpired: false })
}

export async function leaveSite(
  work: Work,
  row: ContentRow,
  { hasExpired }: { hasExpired: boolean },
): Promise<void> {
  const { change } = work
  const { entry_id: id, lang } = row
  await storeOffline(deskOf(work, { id, lang }), { hasExpired })
  await forgetRefs(change.db, { id, lang, isLive: true })
  await touchEntry(work, id)
  await refreshListing(work, id)
  change.touch(entryTag(id), ENTRIES_TAG)
  const action = hasExpired ? 'expire' : 'unpublish'
  await change.audit({ noun: ENTRY_NOUN, id, action, after: { lang } })
  await change.emit(entryTakenOffline, { id, lang })
}
