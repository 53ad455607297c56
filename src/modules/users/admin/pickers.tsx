import type { Option } from '#kernel/admin/fields/filter.ts'
import type { ReferenceSource } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { call } from '#kernel/client/call.ts'
import { listUsers, readUser } from '../people/user.calls.ts'
import type { UserItem } from '../people/user.ts'
import { userPath } from './paths.ts'
import { personName } from './person-name.ts'

const FOUND = 20

/** One account, found by name, mail, company or customer number. */
const userSource: ReferenceSource = {
  name: 'user',
  find: async (search) => {
    const { items } = await call(listUsers, { query: { search, limit: FOUND, sort: 'name' } })
    return items.map(toOption)
  },
  read: async (id) => {
    const { items } = await call(readUser, { params: { id } })
    const [user] = items
    return user ? toOption(user) : { value: id, label: id }
  },
  path: userPath,
}

/** Any account but the one it is about. */
export function otherUserSource(id: string): ReferenceSource {
  return {
    ...userSource,
    name: `user-beside-${id}`,
    find: async (search) => (await userSource.find(search)).filter(({ value }) => value !== id),
  }
}

/** The address is part of the label: names are not unique. */
function toOption(user: UserItem): Option {
  const name = personName(user)
  return { value: user._id, label: name === user.handle ? name : `${name} (${user.handle})` }
}
