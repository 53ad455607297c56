import type { SearchHit } from '#kernel/admin/module.ts'
import { call } from '#kernel/client/call.ts'
import { fillFacts } from '#modules/pages/admin/pickers.tsx'
import { searchEntries } from '../contract.ts'

const SHOWN = 6

/** What the command palette finds: by title and by tag. */
export async function findEntryHits(search: string): Promise<SearchHit[]> {
  const { entry } = await call(searchEntries, { body: { search, limit: SHOWN } })
  const hits = entry.map(({ _id, title, tags }) => ({
    label: title,
    hint: tags.join(' · '),
    path: entryScreenPath(_id),
  }))
  return fillFacts(hits)
}

function entryScreenPath(id: string): string {
  return `entries/edit/${id}`
}
