import type { CallName } from '#kernel/contract/noun/calls.ts'
import type { AnyNoun } from '#kernel/contract/noun/noun.ts'
import { mustBeFound } from '../app-error.ts'
import type { Context } from '../context.ts'
import type { Route } from '../route.ts'
import type { Resource } from './resource.ts'

type Handled = Omit<Resource<never, AnyNoun>, 'routes'>
type Input = { params: { id: string }; query: { _id: string }; body: Body }
type Body = { _id: string; ids: string[] }
type Caller = Context<never>
type Items = readonly unknown[]
type Handler = (context: Context<never>, input: Input) => Promise<unknown>

/** Binds the calls a noun offers to its resource. */
export function resourceRoutes<Tables, N extends AnyNoun>(
  made: Omit<Resource<Tables, N>, 'routes'>,
): Route[] {
  const handlers = handlersOf(made as unknown as Handled)
  return made.noun.offered.map((name) => ({
    endpoint: made.noun.calls[name],
    handle: (context, input) => handlers[name](context, input as Input),
  }))
}

function handlersOf(resource: Handled): Record<CallName, Handler> {
  const shown = (context: Caller, items: Items) =>
    items.map((item) => resource.shown(context, item))
  const count = (items: Items) => ({ items, numItems: items.length })
  const some = (context: Caller, items: Items) => count(shown(context, items))
  const list = async (context: Caller, query: unknown) => {
    const page = await resource.list(context.db, query, context)
    return { ...page, items: shown(context, page.items) }
  }
  const update = async (context: Caller, id: string, input: object) =>
    some(context, [await context.change((change) => resource.change(change, id, input))])
  const remove = (context: Context<never>, ids: readonly string[]) =>
    context.change((change) => resource.remove(change, ids))
  const removeOne = async (context: Context<never>, id: string) => ({
    ids: mustBeFound(await remove(context, [id])),
  })
  return {
    list: (context, { query }) => list(context, query),
    search: (context, { body }) => list(context, body),
    pageData: (context, { body }) => list(context, body),
    read: async (context, { params }) =>
      some(context, mustBeFound(await resource.read(context.db, [params.id]))),
    readMany: async (context, { body }) => some(context, await resource.read(context.db, body.ids)),
    create: async (context, { body }) =>
      some(context, [await context.change((change) => resource.create(change, body))]),
    update: (context, { body: { _id, ...input } }) => update(context, _id, input),
    updateById: (context, { params, body }) => update(context, params.id, body),
    remove: (context, { query }) => removeOne(context, query._id),
    removeById: (context, { params }) => removeOne(context, params.id),
    removeMany: async (context, { body }) => ({ ids: await remove(context, body.ids) }),
    restore: async (context, { params }) =>
      some(context, [await context.change((change) => resource.restore(change, params.id))]),
    purgeMany: async (context, { body }) => ({
      ids: await context.change((change) => resource.purge(change, body.ids)),
    }),
  }
}
