import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { publishingFailures } from '#kernel/server/publishing/publishing-failures.ts'
import { storeReview } from '#kernel/server/publishing/store-draft.ts'
import { pageTexts } from '../page-texts.ts'
import { reviewRequested } from './events.ts'
import type { ContentRow } from './queries.ts'
import { deskOf } from './shelf.ts'
import { tellPerson, tellPublishers } from './tell-publishers.ts'
import { PAGE_NOUN, type Work } from './work.ts'
import { writeDraft } from './write-draft.ts'

/** Asks those who may publish to look at the draft. */
export async function requestReview(work: Work, row: ContentRow, note: string): Promise<void> {
  const { page_id: id, lang } = row
  await storeReview(deskOf(work, { id, lang }), { inReview: true, note })
  await work.change.audit({ noun: PAGE_NOUN, id, action: 'review', after: { lang, note } })
  await work.change.emit(reviewRequested, { id, lang, note })
  const { scope, change } = work
  await tellPublishers(
    { change, config: scope.config },
    { module: 'pages', except: scope.user.id, ...noticeOf(row, 'review') },
  )
}

export async function declineReview(work: Work, row: ContentRow, note: string): Promise<void> {
  if (!row.in_review) throw publishingFailures.notInReview()
  const { page_id: id, lang } = row
  await storeReview(deskOf(work, { id, lang }), { inReview: false, note })
  await work.change.audit({ noun: PAGE_NOUN, id, action: 'review-declined', after: { lang, note } })
  const person = row.saved_by === work.scope.user.id ? null : row.saved_by
  await tellPerson(work.change, { person, ...noticeOf(row, 'declined') })
}

/** Takes the draft back to what was last live. */
export async function discardDraft(work: Work, row: ContentRow): Promise<void> {
  if (!row.live || !row.live_blocks) throw publishingFailures.notLive()
  await writeDraft(work, row, { fields: row.live, blocks: row.live_blocks })
  const { page_id: id, lang } = row
  await storeReview(deskOf(work, { id, lang }), { inReview: false, note: '' })
  await work.change.audit({ noun: PAGE_NOUN, id, action: 'discard', after: { lang } })
}

function noticeOf({ page_id, lang, title }: ContentRow, what: 'review' | 'declined') {
  return {
    kind: `page.${what}`,
    link: `pages/edit/${page_id}?lang=${lang}`,
    title: (inLang: Lang) => translator(pageTexts, inLang)(`notice.${what}`, { title }),
  }
}
