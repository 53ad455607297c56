import { z } from 'zod'
import type { Access, Action } from '#kernel/access/rules.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, IdQuery, Ids } from '../fields.ts'
import { listReply } from '../list.ts'

export const REGULAR_CALLS = [
  'list',
  'search',
  'pageData',
  'read',
  'readMany',
  'create',
  'update',
  'updateById',
  'remove',
  'removeById',
  'removeMany',
  'restore',
  'purgeMany',
] as const
export type CallName = (typeof REGULAR_CALLS)[number]

type Parts<
  W extends z.ZodType,
  C extends z.ZodType,
  U extends z.ZodRawShape,
  Q extends z.ZodType,
> = {
  path: string
  title: { one: string; many: string }
  trash?: true
  may(action: Action): Access
  Wire: W
  Create: C
  Change: z.ZodObject<U, z.core.$strict>
  Query: Q
}

/** The calls every noun has (decisions, "API conventions"). */
export function regularCalls<
  W extends z.ZodType,
  C extends z.ZodType,
  U extends z.ZodRawShape,
  Q extends z.ZodType,
>(parts: Parts<W, C, U, Q>) {
  return {
    ...listingCalls(parts),
    ...readingCalls(parts),
    ...writingCalls(parts),
    ...removingCalls(parts),
  }
}

function listingCalls<
  W extends z.ZodType,
  C extends z.ZodType,
  U extends z.ZodRawShape,
  Q extends z.ZodType,
>({ path, title, may, Wire, Query }: Parts<W, C, U, Q>) {
  const page = { access: may('view'), reply: z.object({ items: z.array(Wire), ...listReply }) }
  return {
    list: endpoint({
      ...page,
      method: 'GET',
      path: `/api/v0/${path}/`,
      query: Query,
      summary: `Lists ${title.many}`,
    }),
    search: endpoint({
      ...page,
      method: 'POST',
      path: `/api/v0/search/${path}/`,
      body: Query,
      summary: `Searches ${title.many}`,
    }),
    pageData: endpoint({
      ...page,
      method: 'POST',
      path: `/api/v1/${path}/getPageData`,
      body: Query,
      summary: `One page of ${title.many}`,
    }),
  }
}

function readingCalls<
  W extends z.ZodType,
  C extends z.ZodType,
  U extends z.ZodRawShape,
  Q extends z.ZodType,
>({ path, title, may, Wire }: Parts<W, C, U, Q>) {
  const found = { access: may('view'), reply: someOf(Wire) }
  return {
    read: endpoint({
      ...found,
      method: 'GET',
      path: `/api/v0/${path}/:id`,
      params: IdParams,
      summary: `Reads one ${title.one}`,
    }),
    readMany: endpoint({
      ...found,
      method: 'POST',
      path: `/api/v0/batch/${path}/`,
      body: Ids,
      summary: `Reads many ${title.many} by their ids`,
    }),
  }
}

function writingCalls<
  W extends z.ZodType,
  C extends z.ZodType,
  U extends z.ZodRawShape,
  Q extends z.ZodType,
>({ path, title, may, Wire, Create, Change }: Parts<W, C, U, Q>) {
  const changed = { method: 'PUT', access: may('edit'), reply: someOf(Wire) } as const
  const summary = `Changes the given fields of one ${title.one}`
  return {
    create: endpoint({
      method: 'POST',
      path: `/api/v0/${path}/`,
      access: may('create'),
      body: Create,
      reply: someOf(Wire),
      summary: `Creates one ${title.one}`,
    }),
    update: endpoint({
      ...changed,
      path: `/api/v0/${path}/`,
      body: z.strictObject({ ...Change.shape, _id: Id }),
      summary,
    }),
    updateById: endpoint({
      ...changed,
      path: `/api/v0/${path}/:id`,
      params: IdParams,
      body: Change,
      summary,
    }),
  }
}

function removingCalls<
  W extends z.ZodType,
  C extends z.ZodType,
  U extends z.ZodRawShape,
  Q extends z.ZodType,
>({ path, title, trash, may, Wire }: Parts<W, C, U, Q>) {
  const going = (what: string) => (trash ? `Moves ${what} to the trash` : `Deletes ${what}`)
  const summary = { one: going(`one ${title.one}`), many: going(`many ${title.many}`) }
  return {
    ...removalCalls({ path, access: may('delete'), summary }),
    restore: endpoint({
      method: 'POST',
      path: `/api/v0/${path}/:id/restore`,
      access: may('delete'),
      params: IdParams,
      reply: someOf(Wire),
      summary: `Takes one ${title.one} back out of the trash`,
    }),
    purgeMany: endpoint({
      method: 'POST',
      path: `/api/v0/batch/${path}/purge/`,
      access: may('delete'),
      body: Ids,
      reply: z.object({ ids: z.array(Id) }),
      summary: `Removes many ${title.many} for good; what is not in the trash stays`,
    }),
  }
}

type Removal = { path: string; access: Access; summary: { one: string; many: string } }

/** The three ways to remove something: by a query, by its address, many at once. */
export function removalCalls({ path, access, summary }: Removal) {
  const gone = { access, reply: z.object({ ids: z.array(Id) }) }
  return {
    remove: endpoint({
      ...gone,
      method: 'DELETE',
      path: `/api/v0/${path}/`,
      query: IdQuery,
      summary: summary.one,
    }),
    removeById: endpoint({
      ...gone,
      method: 'DELETE',
      path: `/api/v0/${path}/:id`,
      params: IdParams,
      summary: summary.one,
    }),
    removeMany: endpoint({
      ...gone,
      method: 'POST',
      path: `/api/v0/batch/${path}/remove/`,
      body: Ids,
      summary: summary.many,
    }),
  }
}

/** The same where the caller says more about it, e.g. that it goes although something shows it. */
export function removalCallsWith<Q extends z.ZodRawShape, B extends z.ZodRawShape>(
  removal: Removal,
  { query, body }: { query: Q; body: B },
) {
  const { remove, removeById, removeMany } = removalCalls(removal)
  return {
    remove: endpoint({ ...remove, query: z.strictObject({ _id: Id, ...query }) }),
    removeById: endpoint({ ...removeById, query: z.strictObject(query) }),
    removeMany: endpoint({ ...removeMany, body: Ids.extend(body) }),
  }
}

function someOf<W extends z.ZodType>(Wire: W) {
  return z.object({ items: z.array(Wire), numItems: z.int() })
}
