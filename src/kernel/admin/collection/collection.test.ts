import { expect, test, vi } from 'vitest'
import { admin, staff } from '#kernel/access/rules.ts'
import { defineMessages } from '#kernel/i18n/messages.ts'
import { choicesFilter, tagsFilter } from '../fields/filter.ts'
import { choice } from '../fields/kinds/choice-fields.ts'
import { text } from '../fields/kinds/text-fields.ts'
import { runAll } from './actions/run-all.ts'
import { collection } from './collection.ts'
import { collectionScreens } from './collection-screens.tsx'
import type { Definition } from './definition.ts'
import { editPath, editScreenPaths, isNewId, pathsOf } from './paths.ts'
import { wordsOf } from './words.ts'

type Thing = { _id: string; title: string; state: 'open' | 'done' }
type Query = { sort?: 'title' | '-title'; state?: ('open' | 'done')[]; label?: string[] }

const words = {
  one: 'Ding',
  many: 'Dinge',
  create: 'Neues Ding',
  empty: { title: 'Leer', text: 'Noch nichts' },
  fields: { title: 'Titel', state: 'Stand' },
  choices: { state: { open: 'offen', done: 'fertig' } },
  filters: { label: 'Etikett' },
}
const messages = defineMessages('collection-test', { things: words }, { things: words })

const things: Definition<Thing, Query, Thing> = {
  name: 'things',
  noun: 'thing',
  module: 'shed',
  path: 'shed',
  key: '_id',
  words: wordsOf(messages, 'things'),
  label: ({ title }) => title,
  fields: { title: text(), state: choice(['open', 'done']) },
  columns: ['title', 'state'],
  filters: { state: 'state', label: tagsFilter() },
  sort: '-title',
  list: async () => ({ rows: [], total: 0 }),
  load: async () => ({ _id: '1', title: 'a', state: 'open' }),
}

test('a filter may be brought by a field, whose words it then uses', () => {
  const { filters } = collection(things)
  expect(filters.state).toMatchObject({
    kind: 'choices',
    field: 'state',
    choices: ['open', 'done'],
  })
  expect(filters.label).toMatchObject({ kind: 'tags' })
})

test('where to begin elsewhere needs the word of its button', () => {
  const begin = { path: 'shed/browse', access: staff('shed', 'view') }
  expect(() => collection({ ...things, begin })).toThrow('empty.begin')
})

test('the matrix of the module decides unless the collection says otherwise', () => {
  const { access } = collection({ ...things, access: { delete: admin } })
  expect(access.edit).toEqual(staff('shed', 'edit'))
  expect(access.delete).toEqual(admin)
})

test('a missing word stops the definition and is named', () => {
  const action = { name: 'close', icon: () => null, run: async () => {} }
  expect(() => collection({ ...things, actions: [action] })).toThrow('actions.close')
  const blind = { ...words, fields: { title: 'Titel' }, choices: {} }
  expect(() => collection({ ...things, words: { de: blind, en: blind } })).toThrow(
    'fields.state, choices.state.open, choices.state.done',
  )
})

test('a filter cannot be called like a part of the address', () => {
  const query = { q: choicesFilter(['a']) }
  const named = { ...things, filters: query } as unknown as Definition<Thing, Query, Thing>
  expect(() => collection(named)).toThrow('q')
})

test('a collection has a list and a form, and is loaded when one of them is opened', async () => {
  const label = { de: 'Dinge', en: 'Things' }
  const load = vi.fn(async () => collection(things))
  const screens = collectionScreens({
    paths: pathsOf('shed'),
    access: staff('shed', 'view'),
    one: label,
    many: label,
    load,
  })
  expect(screens.map(({ path }) => path)).toEqual(['shed/browse', 'shed/edit/:id?'])
  expect(load).not.toHaveBeenCalled()
  for (const screen of screens) expect((await screen.lazy()).Component).toBeTypeOf('function')
  expect(load).toHaveBeenCalledTimes(2)
})

test('trees with addresses of their own keep them', () => {
  const shop = pathsOf('shop', { browse: 'shop/products', edit: 'shop/products/:id' })
  expect(shop.create).toBe('shop/products/new')
  expect(editScreenPaths(shop)).toEqual(['shop/products/:id'])
  expect(editPath(shop, 'a b')).toBe('shop/products/a%20b')
  const users = pathsOf('users', { create: 'users/add' })
  expect(editScreenPaths(users)).toEqual(['users/edit/:id?', 'users/add'])
  expect([undefined, 'new', '7'].map(isNewId)).toEqual([true, true, false])
})

test('one failure does not stop the others', async () => {
  const { done, failed, error } = await runAll([1, 2, 3, 4, 5, 6], async (number) => {
    if (number % 3 === 0) throw new Error(`no ${number}`)
  })
  expect(done).toEqual([1, 2, 4, 5])
  expect(failed).toEqual([3, 6])
  expect(error).toEqual(new Error('no 3'))
})
