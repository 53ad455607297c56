import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { likePattern } from '#kernel/server/list/like-pattern.ts'
import { pageOf } from '#kernel/server/list/list-totals.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import * as contract from '../../globals/global.calls.ts'
import { findReferences } from '../references/references.ts'
import type { PageTables } from '../tables.ts'
import { changePages, type Db } from '../unit-of-work.ts'
import {
  createGlobal,
  deleteGlobal,
  findGlobal,
  publishGlobal,
  toGlobal,
  toGlobalItem,
  updateGlobal,
} from './globals.ts'

const on = routesOf<PageTables>()

export const globalRoutes: Route[] = [
  on(contract.listGlobals, ({ db }, { query }) => listGlobals(db, query)),
  on(contract.readGlobal, ({ db }, { params }) => readGlobal(db, params.id)),
  on(contract.createGlobal, async (context, { body }) => {
    const id = await changePages(context, (change) => createGlobal(change, body))
    return readGlobal(context.db, id)
  }),
  on(contract.updateGlobal, async (context, { body }) => {
    await changePages(context, (change) => updateGlobal(change, body))
    return readGlobal(context.db, body._id)
  }),
  on(contract.publishGlobal, async (context, { params: { id }, body }) => {
    await changePages(context, (change) => publishGlobal(change, id, body.revision))
    return readGlobal(context.db, id)
  }),
  on(contract.deleteGlobal, async (context, { params: { id }, query }) => {
    await changePages(context, (change) => deleteGlobal(change, id, query.force === 'true'))
    return { ids: [id] }
  }),
]

async function readGlobal(db: Db, id: string) {
  const row = await findGlobal(db, id)
  if (!row) throw failures.notFound()
  const usedBy = await findReferences(db, 'global', [id])
  return { items: [toGlobal(row, countOwners(usedBy))], usedBy }
}

function countOwners(references: readonly { _id: string }[]): number {
  return new Set(references.map(({ _id }) => _id)).size
}

type Query = { search: string; page: number; limit: number; cursor?: number }

async function listGlobals(db: Db, { search, ...asked }: Query) {
  const { offset, totals } = pageOf(asked)
  const like = likePattern(search.trim())
  const rows = await db
    .selectFrom('global_blocks')
    .selectAll()
    .select([
      sql<number>`count(*) over ()`.as('total'),
      sql<number>`(select count(distinct owner_id) from page_refs
        where kind = 'global' and target_id = global_blocks.id)`.as('uses'),
    ])
    .where('name', 'ilike', like)
    .orderBy('name')
    .orderBy('id')
    .offset(offset)
    .limit(asked.limit)
    .execute()
  return {
    items: rows.map((row) => toGlobalItem(row, Number(row.uses))),
    ...totals(Number(rows[0]?.total ?? 0)),
  }
}
