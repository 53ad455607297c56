import type { z } from 'zod'
import { call } from '#kernel/client/call.ts'
import type { NounField } from '#kernel/contract/noun/field.ts'
import { type AnyNoun, type ItemOf, type NounFields, startOf } from '#kernel/contract/noun/noun.ts'
import { customField, type Field } from '../fields/field.ts'
import { boolean, choice, tags } from '../fields/kinds/choice-fields.ts'
import { colour } from '../fields/kinds/colour-field.tsx'
import { date, dateTime } from '../fields/kinds/moment-fields.ts'
import { money, number } from '../fields/kinds/number-fields.ts'
import { email, multiline, phone, text } from '../fields/kinds/text-fields.ts'
import { type Collection, collection } from './collection.ts'
import type { Definition, ListAsk, SaveAsk } from './definition.ts'
import { de as wordsDe } from './messages.de.ts'
import { en as wordsEn } from './messages.en.ts'
import { trashTab } from './trash-tab.ts'
import type { CollectionWords, Words } from './words.ts'

const stamp = () => dateTime({ readOnly: true })

/** What a form of the noun edits. */
type Draft<N extends AnyNoun> = z.input<N['Create']> & object
type Query<N extends AnyNoun> = z.input<N['Query']> & object
type Whole<N extends AnyNoun> = Definition<ItemOf<N> & object, Query<N>, Draft<N>>

/** Only what a noun cannot know: where its screens are, its words, which columns are shown. */
type Special<N extends AnyNoun> = Partial<Whole<N>> & Pick<Whole<N>, 'path' | 'words' | 'columns'>

/**
 * List and form of a noun; everything of `collection` may be said differently.
 * @example
 * export const projects = nounCollection(project, { name: 'bug-projects', path: 'bugtracker/projects',
 *   words: wordsOf(texts, 'projects'), columns: ['title', 'isArchived'] })
 */
export function nounCollection<N extends AnyNoun>(noun: N, special: Special<N>): Collection {
  const { name, module, list, fields } = noun
  const [first = 'updated'] = list.sort
  const [title = '_id'] = Object.keys(fields)
  const regular = {
    name,
    noun: name,
    module,
    key: '_id',
    label: (item: Row) => String(item[title]),
    version: ({ version }: Row) => version,
    filters: Object.fromEntries((list.filters ?? []).map((field) => [field, field])),
    sortable: Object.fromEntries(list.sort.map((sort) => [sort, sort])),
    sort: startOf(first),
    isSearchable: (list.search ?? []).length > 0,
    ...regularCalls(noun),
  }
  const words = withStamps(special.words)
  const all = {
    ...regular,
    ...special,
    words,
    fields: { ...nounFields(fields), created: stamp(), updated: stamp(), ...special.fields },
  }
  return collection(all as unknown as Whole<N>)
}

/** Every noun says when it was made and changed, in the same words. */
function withStamps({ de, en }: Words<CollectionWords>): Words<CollectionWords> {
  return {
    de: { ...de, fields: { ...wordsDe.stamps, ...de.fields } },
    en: { ...en, fields: { ...wordsEn.stamps, ...en.fields } },
  }
}

type Row = Record<string, unknown> & { _id: string; version: number }
type Reply = { items: Row[]; numItems: number; numItemsExact?: boolean; next?: string | null }

/** The calls by the names a collection has for them; what a noun does not offer is left out. */
function regularCalls({ calls, offered, fields, trash }: AnyNoun) {
  const ask = async (name: keyof AnyNoun['calls'], input: object) =>
    (await call(calls[name], input)) as Reply
  const offers = (name: keyof AnyNoun['calls']) => offered.includes(name)
  const one = async (reply: Promise<Reply>): Promise<Row> => {
    const [item] = (await reply).items
    if (!item) throw new Error('The server answered without the thing that was asked for')
    return item
  }
  return {
    list: async ({ filters, ...request }: ListAsk<object>) => {
      const { items, numItems, numItemsExact, next } = await ask('list', {
        query: { ...filters, ...request },
      })
      return { rows: items, total: numItems, isExact: numItemsExact, next }
    },
    load: (id: string) => one(ask('read', { params: { id } })),
    ...(offers('create') && { create: () => firstChoices(fields) }),
    ...(offers('updateById') && {
      save: ({ id, version, values, changes }: SaveAsk<Row, object>) =>
        id === undefined
          ? one(ask('create', { body: values }))
          : one(ask('updateById', { params: { id }, body: { ...changes, version } })),
    }),
    ...(offers('removeById') && {
      remove: ({ _id }: Row) => ask('removeById', { params: { id: _id } }),
    }),
    ...(offers('restore') && {
      restore: ({ _id }: Row) => ask('restore', { params: { id: _id } }),
    }),
    ...(trash && {
      trash: trashTab(offers('purgeMany') ? (input) => ask('purgeMany', input) : undefined),
    }),
  }
}

/** One of them has to be chosen, so the form of a new thing begins with the first. */
function firstChoices(fields: NounFields): Record<string, unknown> {
  const chosen = Object.entries(fields).filter(
    ([, { kind, mode }]) => kind === 'choice' && mode === 'optional',
  )
  return Object.fromEntries(chosen.map(([name, { choices = [] }]) => [name, choices[0]]))
}

type WritableName<F extends NounFields> = {
  [K in keyof F & string]: F[K]['mode'] extends 'read-only' ? never : K
}[keyof F & string]

/** Fields to fill in that no card of a form names yet. */
export function unplacedFields<F extends NounFields>(
  fields: F,
  placed: readonly string[],
): WritableName<F>[] {
  const names = Object.keys(fields).filter((name) => fields[name]?.mode !== 'read-only')
  return names.filter((name) => !placed.includes(name)) as WritableName<F>[]
}

/** The form and table side of a noun's fields; what is custom is brought by the collection. */
export function nounFields(fields: NounFields): Record<string, Field> {
  const own = Object.entries(fields).map(([name, declared]) => [name, formField(declared)])
  return Object.fromEntries(own)
}

function formField({ kind, mode, max, pattern, isCode, choices = [] }: NounField): Field {
  const options = { required: mode === 'required', readOnly: mode === 'read-only' }
  switch (kind) {
    case 'text':
      return text({ ...options, max, pattern, code: isCode })
    case 'multiline':
      return multiline({ ...options, max })
    case 'email':
      return email(options)
    case 'phone':
      return phone(options)
    case 'colour':
      return colour(options)
    case 'flag':
      return boolean(options)
    case 'choice':
      return choice(choices, options)
    case 'tags':
      return tags(options)
    case 'integer':
      return number(options)
    case 'cents':
      return money(options)
    case 'day':
      return date(options)
    case 'moment':
      return dateTime(options)
    case 'custom':
      return customField<unknown>({ empty: null }, options)
  }
}
