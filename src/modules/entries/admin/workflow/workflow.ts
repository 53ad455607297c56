import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import {
  createEntryPreview,
  declineEntryReview,
  discardEntryDraft,
  publishEntry,
  requestEntryReview,
  scheduleEntry,
  unpublishEntry,
} from '../../contract-drafts.ts'
import type { EntryItem, EntryState } from '../../contract-entry.ts'

/** One language of an entry. */
export type Written = { lang: Lang; state: EntryState }

/** The languages an entry is written in. */
export function writtenIn({ languages }: EntryItem): Written[] {
  return (['de', 'en'] as const).flatMap((lang) => {
    const state = languages[lang]
    return state ? [{ lang, state }] : []
  })
}

/** Something is written that visitors do not see yet. */
export function isPublishable(entry: EntryItem): boolean {
  return entry.deleted === null && writtenIn(entry).some(isWaiting)
}

export function isOnline(entry: EntryItem): boolean {
  return entry.deleted === null && writtenIn(entry).some(({ state }) => state.isLive)
}

export async function publishAll(entry: EntryItem): Promise<void> {
  for (const { lang, state } of writtenIn(entry).filter(isWaiting))
    await call(publishEntry, {
      params: { id: entry._id },
      body: { lang, revision: state.revision },
    })
}

export async function unpublishAll(entry: EntryItem): Promise<void> {
  for (const { lang, state } of writtenIn(entry))
    if (state.isLive || state.publish_at)
      await call(unpublishEntry, { params: { id: entry._id }, body: { lang } })
}

export function isInReview(entry: EntryItem): boolean {
  return entry.deleted === null && writtenIn(entry).some(({ state }) => state.status === 'review')
}

export async function reviewAll(entry: EntryItem, note = ''): Promise<void> {
  for (const { lang, state } of writtenIn(entry).filter(isWaiting)) {
    const body = { lang, revision: state.revision, note }
    await call(requestEntryReview, { params: { id: entry._id }, body })
  }
}

export async function declineAll(entry: EntryItem, note: string): Promise<void> {
  for (const { lang, state } of writtenIn(entry))
    if (state.status === 'review')
      await call(declineEntryReview, {
        params: { id: entry._id },
        body: { lang, revision: state.revision, note },
      })
}

/** Takes the drafts back to what is online. */
export async function discardAll(entry: EntryItem): Promise<void> {
  for (const { lang, state } of writtenIn(entry).filter(hasDraftChanges))
    await call(discardEntryDraft, {
      params: { id: entry._id },
      body: { lang, revision: state.revision },
    })
}

export function isDiscardable(entry: EntryItem): boolean {
  return entry.deleted === null && writtenIn(entry).some(hasDraftChanges)
}

type Plan = { publish_at: string | null; expire_at: string | null }

export async function planAll(entry: EntryItem, plan: Plan): Promise<void> {
  for (const { lang, state } of writtenIn(entry)) {
    const body = { lang, revision: state.revision, ...plan }
    await call(scheduleEntry, { params: { id: entry._id }, body })
  }
}

export async function previewAddress(id: string, lang: Lang): Promise<string> {
  const { url } = await call(createEntryPreview, { params: { id }, body: { lang } })
  return url
}

function isWaiting({ state }: Written): boolean {
  return state.hasChanges || !state.isLive
}

function hasDraftChanges({ state }: Written): boolean {
  return state.isLive && state.hasChanges
}
