import type { Kysely } from 'kysely'
import { displayName } from '#kernel/access/roles.ts'
import { failures } from '#kernel/server/app-error.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { describePersons } from '#modules/people/server/api.ts'
import { type DataRequest, dataRequest } from '../data-request.ts'
import { requestFailures } from '../errors.ts'
import type { RequestTables } from './tables.ts'
import type { RequestChange } from './unit-of-work.ts'

export const requestResource = resourcesOf<RequestTables>()(dataRequest, {
  table: 'data_requests',
  check: checkRequest,
  derive: handlersOf,
})

type Written = Partial<Pick<DataRequest, 'received' | 'person'>>

async function checkRequest(change: RequestChange, values: Written, before?: DataRequest) {
  if (before) mustBeOpen(before)
  const { received = before?.received } = values
  if (!received || received > today()) throw requestFailures.received()
  if (!values.person) return
  const known = await describePersons(tablesOf(change.db), [values.person])
  if (known.length === 0) throw failures.invalid({ fields: { person: 'missing' } })
}

export function mustBeOpen({ state, erased }: Pick<DataRequest, 'state' | 'erased'>): void {
  if (erased) throw requestFailures.erased()
  if (state !== 'open') throw requestFailures.closed()
}

/** '2026-11-15', where the business is. */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
}

/** Who handled a request, by the name they have today; nothing of it is kept in the row. */
async function handlersOf(db: Kysely<RequestTables>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('data_requests')
    .leftJoin('users', 'users.id', 'data_requests.handled_by')
    .select(['data_requests.id', 'users.name', 'users.handle'])
    .where('data_requests.id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ id, name, handle }) => [
      id,
      { handler: handle ? displayName({ name: name ?? '', handle }) : '' },
    ]),
  )
}
