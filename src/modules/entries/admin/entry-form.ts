import type { z } from 'zod'
import type { ListAnswer, ListAsk, SaveAsk } from '#kernel/admin/collection/definition.ts'
import { unplacedFields } from '#kernel/admin/collection/noun-collection.ts'
import { call } from '#kernel/client/call.ts'
import { type CreateOf, wireOf } from '#kernel/contract/noun/noun.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import { fillFacts } from '#modules/pages/admin/pickers.tsx'
import { pageBlockTypes } from '#modules/pages/blocks/all-types.ts'
import {
  createEntry,
  getEntryData,
  type EntryQuery as Query,
  readEntry,
  updateEntryById,
} from '../contract.ts'
import type { Entry, EntryItem } from '../contract-entry.ts'
import { type EntryFields, entryWords, NO_FIELDS } from '../contract-values.ts'
import { entry } from '../entry.ts'
import { fromEnglish, type InEnglish, inEnglish } from './in-english.ts'

/** Files are the same in both languages; what search engines are told has no place in this form. */
const { cover: _cover, media: _media, downloads: _downloads, ...words } = entryWords
const { links: _links, meta_title: _title, noindex: _hidden, ...spoken } = words

/** What the form asks for in each language. */
export const spokenFields = spoken
export const SPOKEN = unplacedFields(spoken, [])
export const ENGLISH = unplacedFields(inEnglish(spoken), [])
/** What holds at once in all languages. */
export const FACTS = unplacedFields(entry.fields, [])
const Spoken = wireOf(spoken)

type InOneLanguage = z.output<typeof Spoken> & { content: Block[] }

/** What the form edits: German and English side by side, and what holds for both. */
export type EntryForm = InOneLanguage &
  InEnglish<InOneLanguage> &
  Pick<EntryFields, 'cover' | 'media' | 'downloads'> &
  Required<CreateOf<typeof entry>>

/** An entry of the list, or one that was opened and is known in full. */
export type SomeEntry = EntryItem & Partial<Omit<EntryForm, keyof EntryItem>>
export type EntryQuery = z.input<typeof Query>

const TYPES = blockTypes(pageBlockTypes)

export async function findEntries(ask: ListAsk<EntryQuery>): Promise<ListAnswer<SomeEntry>> {
  const { filters, ...paging } = ask
  const reply = await call(getEntryData, { body: { ...filters, ...paging } })
  const { entry: rows, numItems, numItemsExact = true, next } = reply
  return { rows: await fillFacts(rows), total: numItems, isExact: numItemsExact, next }
}

export async function loadEntry(id: string): Promise<SomeEntry> {
  const german = await readIn(id, 'de')
  const english = german.languages.en ? await readIn(id, 'en') : undefined
  const hasGerman = german.languages.de !== undefined
  return {
    ...german,
    ...wordsOf(hasGerman ? german : undefined),
    ...inEnglish(wordsOf(english)),
  }
}

export async function saveEntry(ask: SaveAsk<SomeEntry, EntryForm>): Promise<SomeEntry> {
  const { id, values, loaded } = ask
  const isGerman = values.title !== '' || loaded?.languages.de !== undefined
  const isEnglish = values.enTitle !== '' || loaded?.languages.en !== undefined
  const first = isGerman ? germanOf(values) : englishOf(values)
  const shared = { ...factsOf(values), ...filesOf(values), ...chosenDate(ask.changes) }
  const stored =
    id === undefined
      ? only(await call(createEntry, { body: { ...shared, ...first } }))
      : only(
          await call(updateEntryById, {
            params: { id },
            body: { ...shared, ...first, version: ask.version ?? 1 },
          }),
        )
  if (isGerman && isEnglish) {
    const body = { ...filesOf(values), ...englishOf(values), version: stored.version }
    await call(updateEntryById, { params: { id: stored._id }, body })
  }
  return loadEntry(stored._id)
}

function germanOf(values: EntryForm) {
  return { lang: 'de' as const, ...Spoken.parse(values), content: values.content }
}

function englishOf(values: EntryForm) {
  return { lang: 'en' as const, ...fromEnglish<InOneLanguage>(values, [...SPOKEN, 'content']) }
}

/** Pictures and files are the same in both languages. */
function filesOf({ cover, media, downloads }: EntryForm) {
  return { cover: cover ?? '', media, downloads }
}

function factsOf(values: EntryForm) {
  const told = FACTS.filter((name) => name !== 'publish_date')
  const facts = Object.fromEntries(told.map((name) => [name, values[name]]))
  return { ...facts, date: values.date || null }
}

/** A date nobody touched stays the server's to choose. */
function chosenDate({ publish_date }: Partial<EntryForm>) {
  return publish_date ? { publish_date } : {}
}

async function readIn(id: string, lang: 'de' | 'en'): Promise<Entry> {
  return only(await call(readEntry, { params: { id }, query: { lang } }))
}

function only(reply: { entry: readonly Entry[] }): Entry {
  const [found] = reply.entry
  if (!found) throw new Error('The server answered without an entry')
  return found
}

/** The blocks are as the present types write them. */
function wordsOf(written: Entry | undefined): InOneLanguage {
  const content = written ? readBlocks(TYPES, written.content) : []
  return { ...Spoken.parse(written ?? NO_FIELDS), content }
}
