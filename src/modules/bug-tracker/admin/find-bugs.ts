import type { SearchHit } from '#kernel/admin/module.ts'
import { call } from '#kernel/client/call.ts'
import { getPageData } from '../bugs/bug.calls.ts'
import { bugPath } from './paths.ts'
import { bugLabel } from './pickers.tsx'

const SHOWN = 6

/** What the command palette finds: by number, by words, and by words that are nearly right. */
export async function findBugHits(query: string): Promise<SearchHit[]> {
  const { bugs } = await call(getPageData, { body: { fuzzy: query, limit: SHOWN } })
  return bugs.map((bug) => ({
    label: bugLabel(bug),
    hint: [bug.projectTitle, bug.developerName].filter(Boolean).join(' · '),
    path: bugPath(bug._id),
  }))
}
