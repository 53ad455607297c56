import { type Route, routesOf } from '#kernel/server/route.ts'
import { editingRight, type House } from '#modules/pages/server/api.ts'
import * as contract from '../contract-sections.ts'
import * as sections from './saved-sections.ts'
import type { DesignerTables } from './tables.ts'
import type { Asking } from './work.ts'

const on = routesOf<DesignerTables>()

export function sectionRoutes(house: House): Route[] {
  return [
    on(contract.listSections, (context, { query }) => {
      editingRight(context)
      return list(context, query)
    }),
    on(contract.readSection, async (context, { params }) => {
      editingRight(context)
      return { items: [await sections.readSection(context, params.id)] }
    }),
    on(contract.createSection, async (context, { body }) => ({
      items: [await sections.createSection(context, house, body)],
    })),
    on(contract.updateSection, async (context, { params, body }) => ({
      items: [await sections.updateSection(context, house, { id: params.id, ...body })],
    })),
    on(contract.deleteSection, async (context, { params }) => {
      await sections.deleteSection(context, house, params.id)
      return { ids: [params.id] }
    }),
  ]
}

type Query = { search: string; page: number; limit: number }

async function list(context: Asking, { search, page, limit }: Query) {
  const words = search.trim().replace(/[\\%_]/g, '\\$&')
  const found = sections.visibleTo(context).where('title', 'ilike', `%${words}%`)
  const [rows, count] = await Promise.all([
    found
      .orderBy('title')
      .orderBy('id')
      .limit(limit)
      .offset(page * limit)
      .execute(),
    found
      .clearSelect()
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirst(),
  ])
  return {
    items: rows.map((row) => sections.toSection(context, row)),
    numItems: Number(count?.n ?? 0),
  }
}
