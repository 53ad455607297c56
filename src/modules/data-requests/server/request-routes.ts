import { sql, type Updateable } from 'kysely'
import { routesOf } from '#kernel/server/route.ts'
import { describePersons, searchPersons } from '#modules/people/server/api.ts'
import type { PersonalDataModules } from '#modules/users/server/api.ts'
import * as calls from '../data-request.calls.ts'
import type { DataRequest } from '../data-request.ts'
import { requestFailures } from '../errors.ts'
import { mustBeOpen, requestResource } from './data-request.resource.ts'
import { eraseFor, exportFor, heldFor, sendPersonExport } from './handle-request.ts'
import type { RequestTables } from './tables.ts'
import type { RequestContext } from './unit-of-work.ts'

const on = routesOf<RequestTables>()
const FOUND = 20
const SHOWN = 5

/** How the deadline moves, how a request ends, and how it is opened again. */
const lifeRoutes = [
  on(calls.extendRequest, async (context, { params, body: { version, reason } }) =>
    step(context, { id: params.id, version, action: 'extend' }, (request) => {
      mustBeOpen(request)
      if (request.isExtended) throw requestFailures.extended()
      return { is_extended: true, extended_because: reason, reminded_of: '' as const }
    }),
  ),
  on(calls.closeRequest, async (context, { params, body }) =>
    step(context, { id: params.id, version: body.version, action: body.state }, (request) => {
      mustBeOpen(request)
      const reason = body.state === 'refused' ? body.reason : ''
      return { state: body.state, reason, closed_at: new Date(), handled_by: context.user.id }
    }),
  ),
  on(calls.reopenRequest, async (context, { params, body: { version } }) =>
    step(context, { id: params.id, version, action: 'reopen' }, ({ erased }) => {
      if (erased) throw requestFailures.erased()
      return { state: 'open' as const, reason: '', closed_at: null, handled_by: null }
    }),
  ),
]

export function requestRoutes(holders: PersonalDataModules) {
  return [
    ...requestResource.routes,
    ...lifeRoutes,
    on(calls.findSubjects, async (context, { body: { search, ids } }) => ({
      persons: ids
        ? await describePersons(context.db, ids)
        : await searchPersons(context, search, FOUND),
    })),
    on(calls.readHeld, async (context, { params }) => heldFor(context, holders, params.id)),
    on(calls.exportRequest, async (context, { params, query }) =>
      exportFor(context, holders, { ...params, ...query }),
    ),
    on(calls.exportPerson, async (context, { params, query }) =>
      sendPersonExport(context, holders, { ...params, ...query }),
    ),
    on(calls.eraseForRequest, async (context, { params, body }) => {
      const confirmed = body.dryRun ? undefined : body
      return eraseFor(context, holders, { id: params.id, confirmed })
    }),
    on(calls.requestDigest, async ({ db }) => readDigest(db)),
  ]
}

type Step = { id: string; version: number; action: string }
type Columns = Updateable<RequestTables['data_requests']>

/** One step in the life of a request: the row as it then is, and a line of history. */
async function step(
  context: RequestContext,
  { id, version, action }: Step,
  next: (request: DataRequest) => Columns,
) {
  return context.change(async (change) => {
    const request = await requestResource.take(change, id, version)
    await change.db
      .updateTable('data_requests')
      .set({ ...next(request), version: version + 1, updated_at: new Date() })
      .where('id', '=', id)
      .execute()
    await change.audit({ noun: 'data-request', id, action })
    return { items: await requestResource.read(change.db, [id]), numItems: 1 }
  })
}

type Counted = { open: number; overdue: number }
type Next = { _id: string; kind: DataRequest['kind']; due: string }

async function readDigest(db: RequestContext['db']) {
  const { rows } = await sql<Counted>`
    select count(*)::int as open, (count(*) filter (where due_on <
      (now() at time zone 'Europe/Berlin')::date))::int as overdue
    from data_requests where state = 'open'`.execute(db)
  const next = await sql<Next>`select id as _id, kind, due_on::text as due from data_requests
    where state = 'open' order by due_on, id limit ${SHOWN}`.execute(db)
  return { numOpen: rows[0]?.open ?? 0, numOverdue: rows[0]?.overdue ?? 0, next: next.rows }
}
