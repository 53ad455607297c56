import type { ReferenceSource } from '#kernel/admin/fields/reference-fields.ts'
import { call } from '#kernel/client/call.ts'
import { listPages, readPage, searchPages } from '../contract.ts'
import { listGlobals, readGlobal } from '../contract-globals.ts'
import type { Page } from '../contract-page.ts'
import { pagePath } from './paths.ts'

const FOUND = 20

/** One page, found by title or address. */
export const pageSource: ReferenceSource = {
  name: 'page',
  find: async (search) => (await findPages(search)).map(toOption),
  read: async (id) => {
    const { page } = await call(readPage, { params: { id } })
    return page[0] ? toOption(page[0]) : { value: id, label: id }
  },
  path: pagePath,
}

/** Any page but the one it is about. */
export function otherPageSource(id: string): ReferenceSource {
  return {
    ...pageSource,
    name: `page-beside-${id}`,
    find: async (search) => (await pageSource.find(search)).filter(({ value }) => value !== id),
  }
}

export const globalSource: ReferenceSource = {
  name: 'global-block',
  find: async (search) => {
    const { items } = await call(listGlobals, { query: { search, limit: FOUND } })
    return items.map(({ _id, name }) => ({ value: _id, label: name }))
  },
  read: async (id) => {
    const { items } = await call(readGlobal, { params: { id } })
    return { value: id, label: items[0]?.name ?? id }
  },
}

async function findPages(search: string): Promise<readonly Page[]> {
  if (search.trim()) {
    return (await call(searchPages, { body: { search, limit: FOUND } })).page
  }
  return (await call(listPages, { query: { sort: 'order', limit: FOUND } })).page
}

function toOption({ _id, title, route }: Page) {
  return { value: _id, label: title || route, hint: route }
}
