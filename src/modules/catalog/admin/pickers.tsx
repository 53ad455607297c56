import type { Option } from '#kernel/admin/fields/filter.ts'
import type { ReferenceSource } from '#kernel/admin/fields/kinds/reference-fields.ts'
import type { LinkedSource } from '#kernel/admin/module.ts'
import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { color } from '../colors/color.ts'
import { productGroup } from '../groups/group.ts'
import { product } from '../products/product.ts'
import { PATHS } from './paths.ts'

const FOUND = 20

/** Products, found by words and article numbers. */
export const productSource: LinkedSource = {
  name: 'product',
  find: async (search) => {
    const { items } = await call(product.calls.list, { query: { search, limit: FOUND } })
    return items.map(toOption)
  },
  read: async (id) => one(id, (await call(product.calls.read, { params: { id } })).items),
  path: (id) => `${PATHS.products}/${id}`,
  address: async (id, lang) => {
    const [found] = (await call(product.calls.read, { params: { id } })).items
    return found?.online_state === 'online' ? inLanguage(found.href, lang) : undefined
  },
}

/** Product groups, with the way to them. */
export const groupSource: LinkedSource = {
  name: 'product-group',
  find: async (search) => {
    const { items } = await call(productGroup.calls.list, { query: { search, limit: FOUND } })
    return items.map(({ _id, path }) => ({ value: _id, label: path }))
  },
  read: async (id) => {
    const [found] = (await call(productGroup.calls.read, { params: { id } })).items
    return { value: id, label: found?.path ?? id }
  },
  path: (id) => `${PATHS.groups}/${id}`,
  address: async (id, lang) => {
    const [found] = (await call(productGroup.calls.read, { params: { id } })).items
    return found && inLanguage(found.href, lang)
  },
}

export const colorSource: ReferenceSource = {
  name: 'product-color',
  find: async (search) => {
    const { items } = await call(color.calls.list, { query: { search, limit: FOUND } })
    return items.map(toOption)
  },
  read: async (id) => one(id, (await call(color.calls.read, { params: { id } })).items),
  path: (id) => `${PATHS.colors}/${id}`,
}

function inLanguage(href: string, lang: Lang): string {
  return lang === 'de' ? href : `/${lang}${href}`
}

function one(id: string, found: readonly { _id: string; title: string }[]): Option {
  return found[0] ? toOption(found[0]) : { value: id, label: id }
}

function toOption({ _id, title }: { _id: string; title: string }): Option {
  return { value: _id, label: title }
}
