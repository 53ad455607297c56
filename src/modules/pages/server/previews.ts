import type { Lang } from '#kernel/i18n/texts.ts'
import { createPreview, revokePreviews } from '#kernel/server/publishing/previews.ts'
import { previewPage } from '../contract-site.ts'
import { deskOf, PAGE_SHELF } from './shelf.ts'
import { PAGE_NOUN, type Work } from './work.ts'

/** A secret address that shows the draft. */
export async function offerPreview(
  work: Work,
  { id, lang, hours }: { id: string; lang: Lang; hours: number },
): Promise<{ path: string; expires: Date }> {
  const { token, expires } = await createPreview(deskOf(work, { id, lang }), hours)
  const after = { lang, expires: expires.toISOString() }
  await work.change.audit({ noun: PAGE_NOUN, id, action: 'preview', after })
  return { path: previewPage.path[lang].replace(':token', token), expires }
}

export async function withdrawPreviews({ change }: Work, id: string): Promise<void> {
  await revokePreviews({ db: change.db, shelf: PAGE_SHELF }, id)
  await change.audit({ noun: PAGE_NOUN, id, action: 'previews-revoked' })
}
