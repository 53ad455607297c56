import type { Names } from './names.ts'

export function routesFile(names: Names): string {
  const { Type, Types, table } = names
  return `import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import * as contract from '../contract.ts'
import { find${Type}Page, find${Types} } from './queries.ts'
import type { ${Type}Tables } from './tables.ts'
import { to${Type} } from './wire.ts'
import { change${Type}, create${Type}, remove${Types} } from './write-${table.replaceAll('_', '-')}.ts'

const on = routesOf<${Type}Tables>()
type Asking = Context<${Type}Tables>

export const routes = [
  on(contract.list${Types}, (context, { query }) => page(context, query)),
  on(contract.search${Types}, (context, { body }) => page(context, body)),
  on(contract.getPageData, (context, { body }) => page(context, body)),
  on(contract.read${Type}, (context, { params }) => one(context, params.id)),
  on(contract.readMany${Types}, (context, { body }) => some(context, body.ids)),
  on(contract.create${Type}, async (context, { body }) =>
    one(context, await create${Type}(context, body)),
  ),
  on(contract.update${Type}, async (context, { body: { _id, ...change } }) =>
    one(context, await change${Type}(context, _id, change)),
  ),
  on(contract.update${Type}ById, async (context, { params, body }) =>
    one(context, await change${Type}(context, params.id, body)),
  ),
  on(contract.delete${Type}, (context, { query }) => gone(context, [query._id])),
  on(contract.delete${Type}ById, (context, { params }) => gone(context, [params.id])),
  on(contract.deleteMany${Types}, async (context, { body }) => ({
    ids: await remove${Types}(context, body.ids),
  })),
]

${routeFunctions(names)}`
}

function routeFunctions({ Type, Types }: Names): string {
  return `async function page({ db }: Asking, query: contract.${Type}Query) {
  const { ids, ...totals } = await find${Type}Page(db, query)
  return { items: (await find${Types}(db, ids)).map(to${Type}), ...totals }
}

async function some({ db }: Asking, ids: readonly string[]) {
  const items = (await find${Types}(db, ids)).map(to${Type})
  return { items, numItems: items.length }
}

async function one(context: Asking, id: string) {
  const found = await some(context, [id])
  if (found.numItems === 0) throw failures.notFound()
  return found
}

async function gone(context: Asking, wanted: readonly string[]) {
  const ids = await remove${Types}(context, wanted)
  if (ids.length === 0) throw failures.notFound()
  return { ids }
}
`
}
