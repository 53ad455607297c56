import { publishingFailures } from '#kernel/server/publishing/publishing-failures.ts'
import { storeReview } from '#kernel/server/publishing/store-draft.ts'
import { reviewRequested } from './events.ts'
import type { ContentRow } from './queries.ts'
import { deskOf } from './shelf.ts'
import { PAGE_NOUN, type Work } from './work.ts'
import { writeDraft } from './write-draft.ts'

/** Asks those who may publish to look at the draft. */
export async function requestReview(work: Work, row: ContentRow, note: string): Promise<void> {
  const { page_id: id, lang } = row
  await storeReview(deskOf(work, { id, lang }), { inReview: true, note })
  await work.change.audit({ noun: PAGE_NOUN, id, action: 'review', after: { lang, note } })
  await work.change.emit(reviewRequested, { id, lang, note })
}

export async function declineReview(work: Work, row: ContentRow, note: string): Promise<void> {
  if (!row.in_review) throw publishingFailures.notInReview()
  const { page_id: id, lang } = row
  await storeReview(deskOf(work, { id, lang }), { inReview: false, note })
  await work.change.audit({ noun: PAGE_NOUN, id, action: 'review-declined', after: { lang, note } })
}

/** Takes the draft back to what was last live. */
export async function discardDraft(work: Work, row: ContentRow): Promise<void> {
  if (!row.live || !row.live_blocks) throw publishingFailures.notLive()
  await writeDraft(work, row, { fields: row.live, blocks: row.live_blocks })
  const { page_id: id, lang } = row
  await work.change.audit({ noun: PAGE_NOUN, id, action: 'discard', after: { lang } })
}
