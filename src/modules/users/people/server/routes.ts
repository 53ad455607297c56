import { routesOf } from '#kernel/server/route.ts'
import { authSection } from '#modules/auth/config.ts'
import { userFailures } from '../../errors.ts'
import type { PersonalDataModules } from '../../personal-data/server/personal-data-modules.ts'
import { mustFind, type UsersContext } from '../../server/guard.ts'
import { findPeople } from '../../server/queries.ts'
import type { UsersTables } from '../../server/tables.ts'
import { toUserItem, toUserRecord } from '../../server/wire.ts'
import { assignableRoles, rolesForPeople } from '../rank.ts'
import * as contract from '../user.calls.ts'
import { UserQuery } from '../user.ts'
import { createUser } from './create-user.ts'
import { findUserPage } from './find-users.ts'
import { removePeople, removePerson } from './remove-people.ts'
import { updateByStaff, updateUser } from './update-user.ts'

const on = routesOf<UsersTables>()
const MAX_DATA = 500

export const routes = [
  on(contract.listUsers, async (context, { query }) => {
    const { items, ...page } = await pageOf(context, query)
    return { items, ...page }
  }),
  on(contract.getDataUserBrowser, async (context, { body }) => {
    const { items, ...page } = await pageOf(context, body)
    const { availableRoles } = context.config.get(authSection)
    return { auth: items, availableRoles: rolesForPeople(availableRoles), ...page }
  }),
  on(contract.readUser, async (context, { params }) =>
    one(toUserRecord(await mustFind(context.db, params.id), context.user)),
  ),
  on(contract.getAvailableGroups, async ({ user, config }) => ({
    groups: assignableRoles(user, config.get(authSection).availableRoles),
  })),
  on(contract.searchUsers, async (context, { body }) => {
    const { items } = await pageOf(context, UserQuery.parse({ ...body, sort: 'name' }))
    if (items.length === 0) throw userFailures.noUserFound()
    return { items }
  }),
  on(contract.readManyUsers, async (context, { body }) => itemsOf(context, body.ids)),
  on(contract.getUserData, async (context, { body }) => {
    if ('ids' in body) return itemsOf(context, body.ids)
    const ids = await idsOf(context, body.filter)
    return itemsOf(context, ids)
  }),
  on(contract.createUser, async (context, { body }) => one(await createUser(context, body))),
  on(contract.updateUser, async (context, { body: { _id, ...wanted } }) => [
    await updateUser(context, _id, wanted),
  ]),
  on(contract.updateUserById, async (context, { params, body }) => [
    await updateByStaff(context, params.id, body),
  ]),
]

/** Removing asks every module, so these routes know all of them. */
export function removalRoutes(holders: PersonalDataModules) {
  return [
    on(contract.deleteUser, async (context, { query }) => ({
      ids: await removePerson(context, holders(), query._id),
    })),
    on(contract.deleteUserById, async (context, { params }) => ({
      ids: await removePerson(context, holders(), params.id),
    })),
    on(contract.deleteManyUsers, async (context, { body }) => ({
      ids: await removePeople(context, holders(), body.ids),
    })),
  ]
}

async function pageOf(context: UsersContext, query: UserQuery) {
  const { ids, ...page } = await findUserPage(context.db, query)
  return { ...page, ...(await itemsOf(context, ids)) }
}

async function itemsOf({ db, user }: UsersContext, ids: readonly string[]) {
  const rows = await findPeople(db, ids)
  return { items: rows.map((row) => toUserItem(row, user)) }
}

/** The first 500 of a filter, in the order of creation. */
async function idsOf(context: UsersContext, filter: Partial<UserQuery>): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const query = UserQuery.parse({ ...filter, limit: 100, sort: 'created', cursor })
    const page = await findUserPage(context.db, query)
    ids.push(...page.ids)
    cursor = page.next ?? undefined
  } while (cursor && ids.length < MAX_DATA)
  return ids
}

function one<T>(record: T) {
  return { items: [record], numItems: 1 }
}
