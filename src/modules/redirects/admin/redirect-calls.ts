import type { ListAnswer, ListAsk, SaveAsk } from '#kernel/admin/collection/definition.ts'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import {
  createRedirect,
  deleteRedirect,
  listRedirects,
  type Redirect,
  type RedirectQuery,
} from '../contract.ts'

export type RedirectList = Pick<RedirectQuery, 'sort' | 'source'>
export type RedirectDraft = {
  from: string
  to: string | null
  isGone: boolean
  isPermanent: boolean
}

export async function findRedirects(ask: ListAsk<RedirectList>): Promise<ListAnswer<Redirect>> {
  const { page, limit, search, sort, filters } = ask
  const { items, numItems, numItemsExact, next } = await call(listRedirects, {
    query: { page, limit, search, sort, ...filters },
  })
  return { rows: items, total: numItems, isExact: numItemsExact, next }
}

const AT_ONCE = 200
const MOST_PAGES = 25

/** There is no call for a single one: the list is read until it turns up. */
export async function loadRedirect(id: string): Promise<Redirect> {
  for (let page = 0; page < MOST_PAGES; page++) {
    const { items } = await call(listRedirects, { query: { page, limit: AT_ONCE } })
    const found = items.find(({ _id }) => _id === id)
    if (found) return found
    if (items.length < AT_ONCE) break
  }
  throw new CallError({ status: 404, code: 'not-found' })
}

/** A redirect for an address takes the place of the one it had; another address is another one. */
export async function saveRedirect(ask: SaveAsk<Redirect, RedirectDraft>): Promise<Redirect> {
  const { values, loaded } = ask
  const { from, to, isGone, isPermanent } = values
  const isSamePage = loaded?.page && loaded.to === to
  const target = isSamePage
    ? { page: loaded.page ?? undefined, lang: loaded.lang }
    : { to: to ?? '' }
  const { items } = await call(createRedirect, {
    body: { from, isGone, isPermanent, ...(!isGone && target) },
  })
  const [made] = items
  if (!made) throw new Error('The server answered without a redirect')
  if (loaded && loaded._id !== made._id && loaded.from !== made.from) {
    await call(deleteRedirect, { params: { id: loaded._id } })
  }
  return made
}
