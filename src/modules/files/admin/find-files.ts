import type { SearchHit } from '#kernel/admin/module.ts'
import { call } from '#kernel/client/call.ts'
import { fileLink } from '../files/admin/paths.ts'
import { searchFiles } from '../files/file.calls.ts'

const SHOWN = 6

/** What the command palette finds: by the beginning of any word of name, text or tags. */
export async function findFileHits(query: string): Promise<SearchHit[]> {
  const { items } = await call(searchFiles, { body: { search: query, limit: SHOWN } })
  return items.map(({ _id, name, folder, ext }) => ({
    label: name,
    hint: [folder, ext.toUpperCase()].filter(Boolean).join(' · '),
    path: fileLink(_id),
  }))
}
