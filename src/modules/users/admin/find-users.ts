import type { SearchHit } from '#kernel/admin/module.ts'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { searchUsers } from '../people/user.calls.ts'
import { userPath } from './paths.ts'
import { personName } from './person-name.ts'

const SHOWN = 6

/** What the command palette finds; that nobody was found is no failure here. */
export async function findUserHits(query: string): Promise<SearchHit[]> {
  if (query.trim() === '') return []
  try {
    const { items } = await call(searchUsers, { body: { search: query, limit: SHOWN } })
    return items.map((user) => ({
      label: personName(user),
      hint: [user.handle, user.userData.company].filter(Boolean).join(' · '),
      path: userPath(user._id),
    }))
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return []
    throw error
  }
}
