import { withoutSampleMarks } from '#kernel/site/block/values/sample.ts'
import { failures } from '../app-error.ts'
import { defineEvent } from '../jobs/event.ts'
import { allBlockTypes } from '../site/block/all-block-types.ts'
import { type At, type Row, type Titled, type Unit, writerOf } from './definition.ts'
import { announceMinutes } from './due.ts'
import { readContent } from './store/content-store.ts'
import type { Content } from './store/content-tables.ts'
import { indexLive } from './store/index-live.ts'
import { storeLive, storeMarks, storeOffline } from './store/store-live.ts'
import { cancelSchedule, type Schedule, storeSchedule } from './store/store-schedule.ts'
import { saveDraft } from './write-draft.ts'

/** One language of something went online, for the first time or anew. */
export const contentPublished = defineEvent<At & { noun: string; title: string; at: string }>(
  'content.published',
)

/** Makes the draft live. Of two who publish the same draft at once, the second finds it done. */
export async function publishNow(
  unit: Unit,
  row: Row,
  { note }: { note: string },
): Promise<string[]> {
  if (row.is_live && !row.has_changes) return []
  const { change, of } = unit
  const later = await of.appearsAt?.(change, row)
  if (later) {
    await schedule(unit, row, { publish_at: later.toISOString() })
    return []
  }
  await mustBePublishable(unit, row)
  return publish(unit, row, { fields: row.draft, blocks: row.draft_blocks, note })
}

/**
 * Copies content to what visitors see, keeps it as the next version, and drops the cached pages it
 * shows on: one transaction, so a crash leaves either the old one or the new one.
 */
export async function publish(
  unit: Unit,
  row: Row,
  { note, ...content }: Content<Titled> & { note: string },
): Promise<string[]> {
  const { change, of } = unit
  const { id, lang } = row
  const { fields } = content
  const number = await storeLive(writerOf(unit, row), row, { ...content, note })
  await of.record(change, { id, lang, isLive: true, ...content })
  await indexLive(unit, row, content)
  const moved = (await of.published?.(change, row, { fields, number })) ?? []
  await of.changed?.(change, id)
  const after = { lang, version: number, title: fields.title, ...(note && { note }) }
  await change.audit({ noun: of.noun, id, action: 'publish', after })
  const { title } = fields
  await change.emit(contentPublished, {
    noun: of.noun,
    id,
    lang,
    title,
    at: new Date().toISOString(),
  })
  return moved
}

/** Sets or cancels a schedule. What goes live then is the draft as it is now. */
export async function schedule(unit: Unit, row: Row, wanted: Schedule): Promise<void> {
  const { change, of } = unit
  const { id, lang } = row
  if (wanted.publish_at) await mustBePublishable(unit, row)
  const { publishAt, expireAt } = await storeSchedule(writerOf(unit, row), row, wanted)
  await of.scheduled?.(change, row, wanted)
  await announceMinutes(change, of.module, [publishAt, expireAt])
  await of.changed?.(change, id)
  await change.audit({
    noun: of.noun,
    id,
    action: 'schedule',
    before: { lang, publish_at: row.publish_at, expire_at: row.expire_at },
    after: { lang, publish_at: publishAt, expire_at: expireAt },
  })
}

/** Takes one language off the website; what was live stays as its last version. */
export async function takeOffline(unit: Unit, at: At): Promise<void> {
  const row = await readContent<Titled>(writerOf(unit, at))
  if (!row) throw failures.notFound()
  if (row.is_live || row.publish_at) await leaveSite(unit, row, { hasExpired: false })
}

/**
 * Publishes and takes down what is due of one language; it is looked at again under the lock, so
 * that it happens once. What goes live is the draft as it was when it was scheduled.
 */
export async function settle(unit: Unit, at: At, now: Date): Promise<void> {
  await unit.of.take(unit.change, at.id)
  const key = writerOf(unit, at)
  const row = await readContent<Titled>(key)
  if (row?.publish_at && row.publish_at <= now) {
    const fields = row.scheduled ?? row.draft
    const blocks = row.scheduled_blocks ?? row.draft_blocks
    await publish(unit, row, { fields, blocks, note: '' })
  }
  const after = await readContent<Titled>(key)
  if (after?.is_live && after.expire_at && after.expire_at <= now)
    await leaveSite(unit, after, { hasExpired: true })
}

/** What was scheduled cannot happen, say because its address was taken: it stays a draft. */
export async function giveUp(unit: Unit, { id, lang }: At, reason: string): Promise<void> {
  const { change, of } = unit
  await cancelSchedule(writerOf(unit, { id, lang }))
  await of.cancelled?.(change, { id, lang })
  await of.changed?.(change, id)
  await change.audit({ noun: of.noun, id, action: 'publish-failed', after: { lang, reason } })
}

async function leaveSite(
  unit: Unit,
  row: Row,
  { hasExpired }: { hasExpired: boolean },
): Promise<void> {
  const { change, of } = unit
  const { id, lang } = row
  await storeOffline(writerOf(unit, row), { hasExpired })
  await of.forgetLive(change, { id, lang })
  await of.takenOffline?.(change, row)
  await of.changed?.(change, id)
  const action = hasExpired ? 'expire' : 'unpublish'
  await change.audit({ noun: of.noun, id, action, after: { lang } })
}

async function mustBePublishable({ change, guards }: Unit, row: Row): Promise<void> {
  for (const guard of guards.publish) await guard(change, row)
}

/**
 * Takes sample content over as it is, all of it or one block, also what visitors see of it. They notice
 * nothing of that, so what was without other changes stays without any, and nothing else of a draft is
 * published.
 */
export async function acceptSamples(
  unit: Unit,
  { id, lang, block }: At & { block?: string },
): Promise<void> {
  const writer = writerOf(unit, { id, lang })
  const before = await readContent<Titled>(writer)
  if (!before) throw failures.notFound()
  const types = allBlockTypes(unit.change.scope)
  const blocks = withoutSampleMarks(types, before.draft_blocks, block)
  await saveDraft(unit, { id, lang, blocks, revision: before.revision })
  // Read again: until the draft was saved, somebody could publish it or take it offline.
  const after = await readContent<Titled>(writer)
  if (after?.is_live && before.is_live && !before.has_changes) {
    await publish(unit, after, { fields: after.draft, blocks: after.draft_blocks, note: '' })
    return
  }
  if (after?.live_blocks)
    await storeMarks(writer, withoutSampleMarks(types, after.live_blocks, block))
}
