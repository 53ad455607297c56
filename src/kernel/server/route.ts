import type { Endpoint, Input, ReplyInput } from '#kernel/contract/endpoint.ts'
import type { Context } from './context.ts'

export type Route = {
  endpoint: Endpoint
  handle(context: Context<never>, input: unknown): Promise<unknown>
}

/**
 * Binds handlers to endpoints, with the database typed to the module's own tables.
 * @example
 * const on = routesOf<BugTables>()
 * export const routes = [on(readBug, async ({ db }, { params }) => toBug(await findBug(db, params.id)))]
 */
export function routesOf<Tables>() {
  return <E extends Endpoint>(
    endpoint: E,
    handle: (context: Context<Tables>, input: Input<E>) => Promise<ReplyInput<E>>,
  ): Route => ({ endpoint, handle: handle as unknown as Route['handle'] })
}
