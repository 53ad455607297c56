import { staff } from '#kernel/access/rules.ts'
import { useCan } from '#kernel/admin/session.tsx'
import type { Page } from '../contract-page.ts'

/** Visitors see it, or will by its schedule. */
function isShown({ languages }: Page): boolean {
  return Object.values(languages).some(({ isLive, publish_at }) => isLive || publish_at !== null)
}

/** Visitors have seen it, so its addresses lead somewhere for ever. */
function isKnown(page: Page): boolean {
  return isShown(page) || Object.values(page.languages).some((state) => state.published_at !== null)
}

/** What of a page takes a right to publish that this person has not. */
export function usePublishNeeds() {
  const mayPublish = useCan()(staff('pages', 'publish'))
  return {
    /** Structure and order hold at once. */
    toChange: (page: Page) => !mayPublish && isShown(page),
    /** Deleting and restoring are noticed outside even of a page that is offline now. */
    toRemove: (page: Page) => !mayPublish && isKnown(page),
  }
}
