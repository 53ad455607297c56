import type { SearchHit } from '#kernel/admin/module.ts'
import { call } from '#kernel/client/call.ts'
import { listMessages } from '../inbox/message.calls.ts'
import { messagePath } from './paths.ts'

const SHOWN = 6

/** What the command palette finds: by sender, subject or words of the thread. */
export async function findHits(query: string): Promise<SearchHit[]> {
  const { items } = await call(listMessages, { query: { search: query, limit: SHOWN } })
  return items.map(({ _id, subject, name, email }) => ({
    label: subject,
    hint: name || email,
    path: messagePath(_id),
  }))
}
