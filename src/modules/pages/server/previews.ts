import type { Lang } from '#kernel/i18n/texts.ts'
import { createPreview, revokePreviews } from '#kernel/server/publishing/previews.ts'
import { mayPublish } from '#kernel/server/publishing/publish-right.ts'
import { previewPage } from '../contract-site.ts'
import { deskOf, PAGE_SHELF } from './shelf.ts'
import { PAGE_NOUN, type Work } from './work.ts'

/** A secret address that shows the draft; to visitors only if this person may publish. */
export async function offerPreview(
  work: Work,
  { id, lang, hours }: { id: string; lang: Lang; hours: number },
): Promise<{ path: string; expires: Date; isForStaff: boolean }> {
  const isForStaff = !mayPublish(work.scope, 'pages')
  const { token, expires } = await createPreview(deskOf(work, { id, lang }), { hours, isForStaff })
  const after = { lang, expires: expires.toISOString(), isForStaff }
  await work.change.audit({ noun: PAGE_NOUN, id, action: 'preview', after })
  return { path: previewPage.path[lang].replace(':token', token), expires, isForStaff }
}

export async function withdrawPreviews({ change }: Work, id: string): Promise<void> {
  await revokePreviews({ db: change.db, shelf: PAGE_SHELF }, id)
  await change.audit({ noun: PAGE_NOUN, id, action: 'previews-revoked' })
}
