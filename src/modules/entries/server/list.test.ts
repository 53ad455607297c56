import { afterAll, expect, test } from 'vitest'
import type { EntrySort } from '../contract.ts'
import { type EntryItem, EntryItems } from '../contract-entry.ts'
import { openNewsroom } from './test-entries.ts'

const { app, admin, make, step } = await openNewsroom()
afterAll(() => app.close())

const PATH = '/api/v1/entry/getPageData'
const KINDS = ['news', 'event', 'press'] as const
const WORDS = ['Äpfel', 'Zeder', 'Eiche', 'ahorn', 'Buche', 'Öl', 'Esche']

/** Entries that differ in everything lists know; some are live, some share a date. */
async function grow(): Promise<EntryItem[]> {
  for (let at = 0; at < 21; at += 1) {
    const { _id } = await make({
      title: `${WORDS[at % 7]} ${at % 5}`,
      type: KINDS[at % 3],
      tags: [`Gruppe ${at % 4}`],
      publish_date: new Date(Date.UTC(2020 + (at % 3), at % 12, 1 + (at % 2))).toISOString(),
    })
    if (at % 2 === 0) await step(_id, 'publish')
  }
  return (await admin.post(PATH, { limit: 200 })).parse(EntryItems).entry
}

const entries = await grow()
const german = new Intl.Collator('de')
const compare: Record<EntrySort, (a: EntryItem, b: EntryItem) => number> = {
  publish_date: (a, b) => a.publish_date.localeCompare(b.publish_date),
  updated: (a, b) => a.updated.localeCompare(b.updated),
  created: (a, b) => a.created.localeCompare(b.created),
  title: (a, b) => german.compare(a.title, b.title),
}

/** Every page of a list, by cursor. */
async function walk(question: object): Promise<EntryItem[]> {
  const found: EntryItem[] = []
  let cursor: string | undefined
  do {
    const reply = (await admin.post(PATH, { ...question, limit: 4, cursor })).parse(EntryItems)
    found.push(...reply.entry)
    cursor = reply.next ?? undefined
    if (!cursor) expect(reply.numItems).toBe(found.length)
  } while (cursor)
  return found
}

const QUESTIONS: [object, (entry: EntryItem) => boolean][] = [
  [{}, () => true],
  [{ type: 'event' }, ({ type }) => type === 'event'],
  [{ tag: 'gruppe-2' }, ({ tags }) => tags.includes('Gruppe 2')],
  [{ status: 'live' }, ({ status }) => status === 'live'],
  [{ status: 'draft', type: 'news' }, (e) => e.status === 'draft' && e.type === 'news'],
  [{ year: 2021 }, ({ publish_date }) => publish_date.startsWith('2021')],
  [{ search: 'EICHE' }, ({ title }) => title.startsWith('Eiche')],
  [{ search: 'aepfel' }, ({ title }) => title.startsWith('Äpfel')],
  [{ search: 'gruppe 2' }, (e) => e.tags.includes('Gruppe 2') || e.title.endsWith('2')],
]

test('every filter with every order lists exactly what a plain search over all entries finds', async () => {
  expect(entries).toHaveLength(21)
  for (const [question, isWanted] of QUESTIONS)
    for (const sort of ['publish_date', 'updated', 'created', 'title'] as const)
      for (const word of [sort, `-${sort}`]) {
        const found = await walk({ ...question, sort: word })
        const wanted = entries.filter(isWanted)
        const what = JSON.stringify({ question, word })
        expect(found.map(({ _id }) => _id).sort(), what).toEqual(wanted.map((e) => e._id).sort())
        const sign = word === sort ? 1 : -1
        const faults = found.filter((entry, at) => {
          const before = found[at - 1]
          return before !== undefined && sign * compare[sort](before, entry) > 0
        })
        expect(faults, what).toEqual([])
      }
})
