import type { SearchHit } from '#kernel/admin/module.ts'
import { call } from '#kernel/client/call.ts'
import { person } from '../persons/person.ts'
import { fullName } from '../persons/shown-name.ts'
import { personPath } from './paths.ts'

const SHOWN = 6

export async function findHits(search: string): Promise<SearchHit[]> {
  if (search.trim() === '') return []
  const { items } = await call(person.calls.search, { body: { search, limit: SHOWN } })
  return items.map((one) => ({
    label: fullName(one) || (one.contacts[0]?.value ?? '–'),
    hint: [one.company, one.contacts[0]?.value].filter(Boolean).join(' · '),
    path: personPath(one._id),
  }))
}
