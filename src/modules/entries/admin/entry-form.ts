import type { z } from 'zod'
import type { ListAnswer, ListAsk, SaveAsk } from '#kernel/admin/collection/definition.ts'
import { call } from '#kernel/client/call.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { readBlocks } from '#kernel/site/block/read-blocks.ts'
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
import type { EntryType } from '../contract-values.ts'

/** What the form edits: German and English side by side, and what holds for both. */
export type EntryForm = {
  title: string
  slug: string
  summary: string
  content: Block[]
  enTitle: string
  enSlug: string
  enSummary: string
  enContent: Block[]
  cover: string
  media: string[]
  downloads: string[]
  tags: string[]
  publish_date: string
  date: string | null
  type: EntryType
  author: string
}

/** An entry of the list, or one that was opened and is known in full. */
export type SomeEntry = EntryItem & Partial<Omit<EntryForm, keyof EntryItem>>
export type EntryQuery = z.input<typeof Query>

const TYPES = blockTypes(pageBlockTypes)

export async function findEntries(ask: ListAsk<EntryQuery>): Promise<ListAnswer<SomeEntry>> {
  const { filters, ...paging } = ask
  const reply = await call(getEntryData, { body: { ...filters, ...paging } })
  const { entry, numItems, numItemsExact = true, next } = reply
  return { rows: await fillFacts(entry), total: numItems, isExact: numItemsExact, next }
}

export async function loadEntry(id: string): Promise<SomeEntry> {
  const german = await readIn(id, 'de')
  const english = german.languages.en ? await readIn(id, 'en') : undefined
  const hasGerman = german.languages.de !== undefined
  return {
    ...german,
    title: hasGerman ? german.title : '',
    slug: hasGerman ? german.slug : '',
    summary: hasGerman ? german.summary : '',
    content: hasGerman ? blocksOf(german) : [],
    enTitle: english?.title ?? '',
    enSlug: english?.slug ?? '',
    enSummary: english?.summary ?? '',
    enContent: english ? blocksOf(english) : [],
  }
}

export async function saveEntry(ask: SaveAsk<SomeEntry, EntryForm>): Promise<SomeEntry> {
  const { id, values, loaded } = ask
  const isGerman = values.title !== '' || loaded?.languages.de !== undefined
  const isEnglish = values.enTitle !== '' || loaded?.languages.en !== undefined
  const first = isGerman ? germanOf(values) : englishOf(values)
  const shared = { ...sharedOf(values), ...chosenDate(ask.changes) }
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

function germanOf({ title, slug, summary, content }: EntryForm) {
  return { lang: 'de' as const, title, slug, summary, content }
}

function englishOf({ enTitle, enSlug, enSummary, enContent }: EntryForm) {
  return {
    lang: 'en' as const,
    title: enTitle,
    slug: enSlug,
    summary: enSummary,
    content: enContent,
  }
}

/** Pictures and files are the same in both languages. */
function filesOf({ cover, media, downloads }: EntryForm) {
  return { cover: cover ?? '', media, downloads }
}

function sharedOf(values: EntryForm) {
  const { tags, date, type, author } = values
  return { ...filesOf(values), tags, type, author, date: date || null }
}

/** A date nobody touched stays the server's to choose. */
function chosenDate({ publish_date }: Partial<EntryForm>) {
  return publish_date ? { publish_date } : {}
}

async function readIn(id: string, lang: 'de' | 'en'): Promise<Entry> {
  return only(await call(readEntry, { params: { id }, query: { lang } }))
}

function only({ entry }: { entry: readonly Entry[] }): Entry {
  const [found] = entry
  if (!found) throw new Error('The server answered without an entry')
  return found
}

/** As the present types write them. */
function blocksOf({ content }: Entry): Block[] {
  return readBlocks(TYPES, content)
}
