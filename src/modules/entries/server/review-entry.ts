import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { publishingFailures } from '#kernel/server/publishing/publishing-failures.ts'
import { storeReview } from '#kernel/server/publishing/store-draft.ts'
import { tellPerson, tellPublishers } from '#modules/pages/server/api.ts'
import { texts } from '../texts.ts'
import { entryReviewRequested } from './events.ts'
import type { ContentRow } from './queries.ts'
import { deskOf } from './shelf.ts'
import { withSlug } from './slugs.ts'
import { ENTRY_NOUN, type Work } from './work.ts'
import { touchEntry, writeDraft } from './write-draft.ts'

/** Asks those who may publish to look at the draft. */
export async function requestReview(work: Work, row: ContentRow, note: string): Promise<void> {
  const { entry_id: id, lang } = row
  await storeReview(deskOf(work, { id, lang }), { inReview: true, note })
  await touchEntry(work, id)
  await work.change.audit({ noun: ENTRY_NOUN, id, action: 'review', after: { lang, note } })
  await work.change.emit(entryReviewRequested, { id, lang, note })
  const { scope, change } = work
  await tellPublishers(
    { change, config: scope.config },
    { module: 'entries', except: scope.user.id, ...noticeOf(row, 'review') },
  )
}

export async function declineReview(work: Work, row: ContentRow, note: string): Promise<void> {
  if (!row.in_review) throw publishingFailures.notInReview()
  const { entry_id: id, lang } = row
  await storeReview(deskOf(work, { id, lang }), { inReview: false, note })
  await touchEntry(work, id)
  await work.change.audit({
    noun: ENTRY_NOUN,
    id,
    action: 'review-declined',
    after: { lang, note },
  })
  const person = row.saved_by === work.scope.user.id ? null : row.saved_by
  await tellPerson(work.change, { person, ...noticeOf(row, 'declined') })
}

/** Takes the draft back to what was last live. */
export async function discardDraft(work: Work, row: ContentRow): Promise<void> {
  if (!row.live || !row.live_blocks) throw publishingFailures.notLive()
  const { entry_id: id, lang } = row
  const fields = await withSlug(work, { id, lang, fields: row.live, before: row })
  await writeDraft(work, row, { fields, blocks: row.live_blocks })
  await storeReview(deskOf(work, { id, lang }), { inReview: false, note: '' })
  await work.change.audit({ noun: ENTRY_NOUN, id, action: 'discard', after: { lang } })
}

function noticeOf({ entry_id, title }: ContentRow, what: 'review' | 'declined') {
  return {
    kind: `entry.${what}`,
    link: `entries/edit/${entry_id}`,
    title: (lang: Lang) => translator(texts, lang)(`notice.${what}`, { title }),
  }
}
