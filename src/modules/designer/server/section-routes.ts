import { likePattern } from '#kernel/server/list/like-pattern.ts'
import { pageOf } from '#kernel/server/list/list-totals.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { editingRight } from '#modules/pages/server/api.ts'
import * as contract from '../contract-sections.ts'
import * as sections from './saved-sections.ts'
import type { DesignerTables } from './tables.ts'
import type { Asking } from './work.ts'

const on = routesOf<DesignerTables>()

export const sectionRoutes: Route[] = [
  on(contract.listSections, (context, { query }) => {
    editingRight(context)
    return list(context, query)
  }),
  on(contract.readSection, async (context, { params }) => {
    editingRight(context)
    return { items: [await sections.readSection(context, params.id)] }
  }),
  on(contract.createSection, async (context, { body }) => ({
    items: [await sections.createSection(context, body)],
  })),
  on(contract.updateSection, async (context, { params, body }) => ({
    items: [await sections.updateSection(context, { id: params.id, ...body })],
  })),
  on(contract.deleteSection, async (context, { params }) => {
    await sections.deleteSection(context, params.id)
    return { ids: [params.id] }
  }),
]

type Query = { search: string; page: number; limit: number; cursor?: number }

async function list(context: Asking, { search, ...asked }: Query) {
  const { offset, totals } = pageOf(asked)
  const found = sections.visibleTo(context).where('title', 'ilike', likePattern(search.trim()))
  const [rows, count] = await Promise.all([
    found.orderBy('title').orderBy('id').limit(asked.limit).offset(offset).execute(),
    found
      .clearSelect()
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirst(),
  ])
  return {
    items: rows.map((row) => sections.toSection(context, row)),
    ...totals(Number(count?.n ?? 0)),
  }
}
