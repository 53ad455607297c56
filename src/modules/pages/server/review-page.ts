import { pageFailures } from '../errors.ts'
import { reviewRequested } from './events.ts'
import type { ContentRow } from './queries.ts'
import { PAGE_NOUN, type Work } from './work.ts'
import { writeDraft } from './write-draft.ts'

/** Asks those who may publish to look at the draft. */
export async function requestReview(work: Work, row: ContentRow, note: string): Promise<void> {
  await setReview(work, row, { inReview: true, note })
  const { page_id: id, lang } = row
  await work.change.audit({ noun: PAGE_NOUN, id, action: 'review', after: { lang, note } })
  await work.change.emit(reviewRequested, { id, lang, note })
}

export async function declineReview(work: Work, row: ContentRow, note: string): Promise<void> {
  if (!row.in_review) throw pageFailures.notInReview()
  await setReview(work, row, { inReview: false, note })
  const { page_id: id, lang } = row
  await work.change.audit({ noun: PAGE_NOUN, id, action: 'review-declined', after: { lang, note } })
}

/** Takes the draft back to what was last live. */
export async function discardDraft(work: Work, row: ContentRow): Promise<void> {
  if (!row.live || !row.live_blocks) throw pageFailures.notLive()
  await writeDraft(work, row, { fields: row.live, blocks: row.live_blocks })
  const { page_id: id, lang } = row
  await work.change.audit({ noun: PAGE_NOUN, id, action: 'discard', after: { lang } })
}

async function setReview(
  { change }: Work,
  row: ContentRow,
  { inReview, note }: { inReview: boolean; note: string },
): Promise<void> {
  await change.db
    .updateTable('page_contents')
    .set({ in_review: inReview, review_note: note })
    .where('page_id', '=', row.page_id)
    .where('lang', '=', row.lang)
    .execute()
}
