import type { SearchHit } from '#kernel/admin/module.ts'
import { call } from '#kernel/client/call.ts'
import { searchPages } from '../contract.ts'
import { fillFacts } from './facts/fill-facts.ts'
import { pagePath } from './paths.ts'

const SHOWN = 6

/** What the command palette finds: pages by title, address or tag. */
export async function findPageHits(query: string): Promise<SearchHit[]> {
  const { page } = await call(searchPages, { body: { search: query, limit: SHOWN } })
  const hits = page.map(({ _id, title, route }) => ({
    label: title || route,
    hint: route,
    path: pagePath(_id),
  }))
  return fillFacts(hits)
}
