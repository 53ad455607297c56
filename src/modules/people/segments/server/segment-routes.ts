import { type RawBuilder, sql } from 'kysely'
import { PLAN_ANEW } from '#kernel/server/database/named-statements.ts'
import { routesOf } from '#kernel/server/route.ts'
import { person } from '../../persons/person.ts'
import { personResource } from '../../persons/server/person.resource.ts'
import { fullName } from '../../persons/shown-name.ts'
import type { PeopleTables } from '../../server/tables.ts'
import type { PeopleContext } from '../../server/unit-of-work.ts'
import type { Group } from '../rules.ts'
import * as calls from '../segment.calls.ts'
import { catalogueFor } from './condition-catalogue.ts'
import { describeConditions } from './describe-conditions.ts'
import { explainPerson } from './explain-person.ts'
import { segmentResource } from './segment.resource.ts'
import { membersBy, rulesOf } from './segment-members.ts'

const on = routesOf<PeopleTables>()

export const segmentRoutes = [
  on(calls.listConditions, async (context) => {
    const known = [...catalogueFor(context).values()]
    return { items: await describeConditions(context.db, known, context.lang) }
  }),
  on(calls.countSegment, async (context, { body }) => {
    const { ids, unavailable } = membersBy(context.db, await rulesFrom(context, body), context)
    return { ...(await countMembers(context, ids)), unavailable }
  }),
  on(calls.explainSegment, async (context, { body }) =>
    explainPerson(context, await rulesFrom(context, body), body.person),
  ),
  on(calls.listMembers, async (context, { params, query }) => {
    const wanted = person.Query.parse({ ...query, segment: params.id, sort: 'name' })
    const { items, ...page } = await personResource.list(context.db, wanted, context)
    return { items: items.map((item) => personResource.shown(context, item)), ...page }
  }),
  ...segmentResource.routes,
]

type Subject = { segment: string } | { rules: Group }

async function rulesFrom({ db }: PeopleContext, subject: Subject): Promise<Group> {
  return 'segment' in subject ? rulesOf(db, subject.segment) : subject.rules
}

const SHOWN = 8

type Counted = {
  id: string
  title: string
  first_name: string
  last_name: string
  company: string
} & { contact: string | null; total: number }

/** All are counted, and the first few by name are shown. */
async function countMembers({ db }: PeopleContext, ids: RawBuilder<string>) {
  const { rows } = await sql<Counted>`${PLAN_ANEW}
    with members as materialized ${ids}
    select people.id, title, first_name, last_name, company, contacts->0->>'value' as contact,
      (select count(*) from members) as total
    from people where people.id in (select id from members)
    order by sort_name, people.id limit ${SHOWN}`.execute(db)
  const items = rows.map(({ id, contact, ...names }) => {
    const name = fullName(names) || (contact ?? '–')
    const note = [names.company, contact].find((word) => word && word !== name) ?? ''
    return { _id: id, name, note }
  })
  return { numItems: rows[0]?.total ?? 0, items }
}
