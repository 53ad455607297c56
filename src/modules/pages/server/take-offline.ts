import type { Lang } from '#kernel/i18n/texts.ts'
import { failures } from '#kernel/server/app-error.ts'
import { storeOffline } from '#kernel/server/publishing/store-live.ts'
import { pageTakenOffline } from './events.ts'
import { layAddresses } from './lay-addresses.ts'
import { type ContentRow, findContent } from './queries.ts'
import { forgetRefs } from './references.ts'
import { deskOf } from './shelf.ts'
import { PAGE_NOUN, pageTag, type Work } from './work.ts'

/** Takes one language of a page off the website; what was live stays as its last version. */
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
  const { page_id: id, lang } = row
  await storeOffline(deskOf(work, { id, lang }), { hasExpired })
  await forgetRefs(work.change.db, { id, lang, isLive: true })
  await layAddresses(work, [id], { isDeep: false })
  work.change.touch(pageTag(id))
  const action = hasExpired ? 'expire' : 'unpublish'
  await work.change.audit({ noun: PAGE_NOUN, id, action, after: { lang } })
  await work.change.emit(pageTakenOffline, { id, lang })
}
