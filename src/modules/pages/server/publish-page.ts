import type { Content } from '#kernel/server/publishing/content-tables.ts'
import { storeLive } from '#kernel/server/publishing/store-live.ts'
import type { PageFields } from '../contract-values.ts'
import { pagePublished } from './events.ts'
import { layAddresses } from './lay-addresses.ts'
import type { ContentRow } from './queries.ts'
import { recordRefs, tellFiles } from './references.ts'
import { deskOf } from './shelf.ts'
import { MENU_TAG, PAGE_NOUN, PAGES_TAG, pageTag, type Work } from './work.ts'
import { filesOf, sameParts, touchPage } from './write-draft.ts'

/** May refuse that a draft goes live, by throwing. */
export type PublishGuard = (work: Work, row: ContentRow) => Promise<void>

const guards: PublishGuard[] = []

/** Asked from now on whenever someone publishes; what was appointed before goes live unasked. */
export function beforePublish(guard: PublishGuard): void {
  guards.push(guard)
}

/** Throws when a draft may not go live. */
export async function mustBePublishable(work: Work, row: ContentRow): Promise<void> {
  for (const guard of guards) await guard(work, row)
}

/** Makes the draft live. Of two who publish the same draft at once, the second finds it done. */
export async function publishNow(
  work: Work,
  row: ContentRow,
  { note }: { note: string },
): Promise<string[]> {
  if (row.is_live && !row.has_changes) return []
  await mustBePublishable(work, row)
  return publish(work, row, { fields: row.draft, blocks: row.draft_blocks, note })
}

/**
 * Copies content to what visitors see, keeps it as the next version, and drops the cached pages it
 * shows on: one transaction, so a crash leaves either the old page or the new one.
 */
export async function publish(
  work: Work,
  row: ContentRow,
  { fields, blocks, note }: Content<PageFields> & { note: string },
): Promise<string[]> {
  const { change } = work
  const { page_id: id, lang } = row
  const number = await storeLive(deskOf(work, { id, lang }), row, { fields, blocks, note })
  await recordRefs(work, {
    noun: PAGE_NOUN,
    id,
    lang,
    isLive: true,
    blocks,
    files: filesOf(fields),
  })
  await tellFiles(work, { noun: PAGE_NOUN, id, label: fields.title })
  await touchPage(work, id)
  const wasAt = row.live ?? row.draft
  const isDeep = !sameParts(wasAt, fields, id)
  const isMoved = isDeep || !row.is_live || row.live === null || row.scheduled !== null
  const moved = isMoved ? await layAddresses(work, [id], { isDeep }) : []
  change.refresh(pageTag(id))
  if (!row.is_live || isListedAnew(row.live, fields)) change.refresh(MENU_TAG, PAGES_TAG)
  await change.audit({
    noun: PAGE_NOUN,
    id,
    action: 'publish',
    after: { lang, version: number, title: fields.title, ...(note && { note }) },
  })
  await change.emit(pagePublished, { id, lang, number })
  return moved
}

/** Menus show titles, the sitemap what may be found. */
function isListedAnew(before: PageFields | null, after: PageFields): boolean {
  return (
    before?.title !== after.title ||
    before.linktext !== after.linktext ||
    before.noindex !== after.noindex
  )
}
