import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openDesk, PLANS, ROOT } from '../../../server/test-bugs.ts'
import { BUG_SORTS } from '../../bug-query.ts'
import { PRIORITIES, REPRODUCE, SEVERITIES, STATUSES } from '../../bug-values.ts'

/** As promised by the search index: how alike words must be, and how long. */
const LIKENESS = 0.4
const SHORTEST_MISSPELT = 5
const COUNT = 90
const TAGS = ['mobil', 'druck', 'e-mail', 'tempo']
const WORDS = [
  'Warenkorb',
  'Bestellung',
  'Anmeldung',
  'Login',
  'leer',
  'Fehler',
  'Übersicht',
  '404',
]
/** As people type them: whole, in part, misspelt, swapped, not there at all. */
const TYPED = ['warenkorb', 'Warnkorb', 'korb', 'bestelung', 'lgoin', 'LOGIN', 'uebersicht', '40']
const SEARCHES = [
  '',
  ...TYPED,
  'korb leer',
  'fehler warnkorb',
  '#7',
  '#7 login',
  'xyzzy',
  '!!!',
  'an',
]

const desk = await openDesk()
const { admin, app, db } = desk
afterAll(() => app.close())

type Row = Awaited<ReturnType<typeof rows>>[number]
let all: Row[] = []
let projects: string[] = []
let milestones: string[] = []
let developers: string[] = []

beforeAll(async () => {
  await admin.post('/api/v0/bug_project/', { title: 'Shop' })
  for (const title of ['M1', 'M2']) await admin.post('/api/v0/bug_milestone/', { title })
  projects = (await db.selectFrom('bug_projects').select('id').execute()).map((row) => row.id)
  milestones = (await db.selectFrom('bug_milestones').select('id').execute()).map((row) => row.id)
  developers = [admin.userId, (await app.as('member')).userId]
  const numbers = random(20261115)
  for (let n = 0; n < COUNT; n += 1) await fileSome(numbers)
  await scatter(numbers)
  all = await rows()
})

/** Often no filter at all, else a few values. */
const some = <T>(values: readonly T[], maxLength = 3) =>
  fc.oneof(fc.constant<T[]>([]), fc.subarray([...values], { maxLength }))

function anyFilter() {
  return fc.record({
    selectedProject: fc.constantFrom('alle', 'alle', ...projects),
    selectedTags: some(TAGS, 2),
    statusReproduce: some(REPRODUCE),
    statusSeverity: some(SEVERITIES),
    statusPriority: some(PRIORITIES),
    statusDeveloper: some(['none', 'me', ...developers]),
    status: some(STATUSES),
    milestone: some(['none', ...milestones]),
    trash: fc.constantFrom('no', 'no', 'only'),
    fuzzy: fc.constantFrom(...SEARCHES),
  })
}
type Filter = ReturnType<typeof anyFilter> extends fc.Arbitrary<infer T> ? T : never

const NO_FILTER: Filter = {
  selectedProject: 'alle',
  selectedTags: [],
  statusReproduce: [],
  statusSeverity: [],
  statusPriority: [],
  statusDeveloper: [],
  status: [],
  milestone: [],
  trash: 'no',
  fuzzy: '',
}

test('each filter alone equals brute force', async () => {
  const alone: Partial<Filter>[] = [
    ...projects.map((selectedProject) => ({ selectedProject })),
    ...TAGS.map((tag) => ({ selectedTags: [tag] })),
    ...REPRODUCE.map((value) => ({ statusReproduce: [value] })),
    ...SEVERITIES.map((value) => ({ statusSeverity: [value] })),
    ...PRIORITIES.map((value) => ({ statusPriority: [value] })),
    ...['none', 'me', ...developers].map((value) => ({ statusDeveloper: [value] })),
    ...STATUSES.map((value) => ({ status: [value] })),
    ...['none', ...milestones].map((value) => ({ milestone: [value] })),
    ...SEARCHES.map((fuzzy) => ({ fuzzy })),
    { trash: 'only' },
  ]
  for (const part of alone) await compare({ ...NO_FILTER, ...part })
})

test('filters combined at random equal brute force, in every order', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilter(), fc.constantFrom(...BUG_SORTS), fc.boolean(), compare),
    { seed: 20261115, numRuns: 150 },
  )
})

test('the GET list takes the same filters in its address', async () => {
  const query = new URLSearchParams([
    ['selectedTags', 'mobil'],
    ['statusSeverity', 'major'],
    ['statusSeverity', 'critical'],
    ['limit', '200'],
  ])
  const reply = await admin.get(`${ROOT}/?${query}`)
  const wanted = { ...NO_FILTER, selectedTags: ['mobil'] }
  const expected = all.filter(
    (row) => matches(row, wanted) && ['major', 'critical'].includes(row.severity),
  )
  expect(idsOf(reply.json).sort()).toEqual(expected.map((row) => row.id).sort())
})

async function compare(filter: Filter, sort: string = 'updated', isFalling = true) {
  const word = isFalling ? `-${sort}` : sort
  const body = { ...filter, sort: word, limit: 200 }
  const reply = await admin.post(`${PLANS}/getPageData`, body)
  const expected = all.filter((row) => matches(row, filter))
  expect(new Set(idsOf(reply.json)), JSON.stringify(filter)).toEqual(
    new Set(expected.map((row) => row.id)),
  )
  expect(reply.json.numItems).toBe(expected.length)
  const position = new Map(all.map((row) => [row.id, row]))
  const keys = idsOf(reply.json).map((id) => keyOf(position.get(id), sort))
  expect(keys, word).toEqual([...keys].sort((a, b) => (isFalling ? b - a : a - b)))
}

/** A number that rises with the order; titles have their own test of order in PostgreSQL. */
function keyOf(row: Row | undefined, sort: string): number {
  if (!row) return Number.NaN
  if (sort === 'updated') return row.updated_at.getTime()
  if (sort === 'created') return row.created_at.getTime()
  if (sort === 'number') return row.number
  if (sort === 'status') return STATUSES.indexOf(row.status)
  if (sort === 'severity') return SEVERITIES.indexOf(row.severity)
  if (sort === 'priority') return PRIORITIES.indexOf(row.priority)
  if (sort === 'votes') return row.num_votes
  return row.title_rank
}

function matches(row: Row, filter: Filter): boolean {
  const among = (values: readonly string[], value: string) =>
    values.length === 0 || values.includes(value)
  const people = filter.statusDeveloper.map((one) => (one === 'me' ? admin.userId : one))
  return (
    (row.deleted_at !== null) === (filter.trash === 'only') &&
    (filter.selectedProject === 'alle' || row.project_id === filter.selectedProject) &&
    filter.selectedTags.every((tag) => row.tags.includes(tag)) &&
    among(filter.statusReproduce, row.reproduce) &&
    among(filter.statusSeverity, row.severity) &&
    among(filter.statusPriority, row.priority) &&
    among(filter.status, row.status) &&
    among(people, row.developer_id ?? 'none') &&
    among(filter.milestone, row.milestone_id ?? 'none') &&
    found(row, filter.fuzzy)
  )
}

function found(row: Row, search: string): boolean {
  const parts = search.split(/\s+/).filter(Boolean)
  const words = wordsOf(`${row.number} ${row.title} ${row.body}`)
  return parts.every((part) => {
    if (/^#\d+$/.test(part)) return row.number === Number(part.slice(1))
    const terms = wordsOf(part)
    return terms.length > 0 && terms.every((term) => words.some((word) => isMeant(term, word)))
  })
}

/** Small letters, umlauts written out, no signs. */
function wordsOf(text: string): string[] {
  const spelt = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
  const folded = Object.entries(spelt).reduce(
    (all, [letter, written]) => all.replaceAll(letter, written),
    text.toLowerCase(),
  )
  return folded.match(/[a-z0-9]+/g) ?? []
}

function swapsOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  )
}

function isMeant(term: string, word: string): boolean {
  if (term.length < 3 || /^\d+$/.test(term)) return word.startsWith(term)
  if (/^\d+$/.test(word)) return false
  if (word.includes(term) || swapsOf(term).includes(word)) return true
  return term.length >= SHORTEST_MISSPELT && likeness(term, word) >= LIKENESS
}

function likeness(a: string, b: string): number {
  const [left, right] = [trigrams(a), trigrams(b)]
  const shared = [...left].filter((part) => right.has(part)).length
  return shared / (left.size + right.size - shared)
}

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

function idsOf(json: Record<string, unknown>): string[] {
  const Bugs = z.object({ bugs: z.array(z.object({ _id: z.string() })) })
  return Bugs.parse(json).bugs.map((bug) => bug._id)
}

/** A generator with a seed, so that every run sees the same bugs. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

async function fileSome(next: (below: number) => number) {
  const pick = <T>(values: readonly T[]) => values[next(values.length)]
  await desk.file({
    title: `${pick(WORDS)} ${pick(WORDS)}`,
    body: next(2) === 0 ? `${pick(WORDS)}, ${pick(WORDS)}.` : '',
    project: pick(projects),
    severity: pick(SEVERITIES),
    priority: pick(PRIORITIES),
    reproduce: pick(REPRODUCE),
    developer: pick([null, ...developers]),
    milestone: pick([null, ...milestones]),
    tags: TAGS.filter(() => next(3) === 0),
  })
}

/** States and times that would take many calls to reach. */
async function scatter(next: (below: number) => number) {
  for (const { id } of await db.selectFrom('bugs').select('id').orderBy('number').execute()) {
    const status = STATUSES[next(STATUSES.length)]
    const deleted_at = next(8) === 0 ? new Date() : null
    const updated_at = new Date(Date.UTC(2026, 0, 1 + next(20)))
    const num_votes = next(4)
    await db
      .updateTable('bugs')
      .set({ status, deleted_at, updated_at, num_votes })
      .where('id', '=', id)
      .execute()
  }
}

function rows() {
  return db
    .selectFrom('bugs')
    .innerJoin('bug_texts', 'bug_texts.bug_id', 'bugs.id')
    .selectAll('bugs')
    .select('bug_texts.body')
    .select(({ fn }) =>
      fn
        .agg<number>('dense_rank')
        .over((over) => over.orderBy('bugs.title'))
        .as('title_rank'),
    )
    .execute()
}
