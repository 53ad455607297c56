import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#kernel/access/roles.ts'
import type { UserRow } from '../../server/queries.ts'
import { idsIn, openHouse } from '../../server/test-people.ts'
import { ACCOUNT_STATUSES, USER_SORTS } from '../user.ts'

const COUNT = 80
const FIRST = ['Anna', 'Jürgen', 'Zoë', 'Karl-Heinz', 'Mehmet']
const LAST = ['Schmidt', 'Müller', 'Öztürk', 'Weiß', 'van der Berg']
const COMPANIES = ['', '', 'Tischlerei Nord GmbH', 'Café 24']
const ROLE_SETS: Role[][] = [['user'], ['user'], ['member'], ['admin'], ['user', 'member']]
/** As people type them: whole, in part, misspelt, swapped, by mail, by number, not there at all. */
const SEARCHES = [
  '',
  'anna',
  'ANN',
  'Jürgen Müller',
  'juergen',
  'schmitd',
  'Schmdt',
  'mueler',
  'oeztürk',
  'heinz',
  'tischlerrei',
  'person7@',
  'person7@example.org',
  'person7@exampel.org',
  'weiss caf',
  '1000',
  'xyzzyq',
  '!!!',
  "o'neil%_\\",
]

const house = await openHouse()
const { app, db, admin } = house
afterAll(() => app.close())
let all: UserRow[] = []

beforeAll(async () => {
  const pick = <T>(values: readonly T[], at: number) => values[at % values.length]
  for (let n = 0; n < COUNT; n += 1) {
    const seen = [undefined, new Date(), new Date(Date.now() - 3_600_000)]
    const id = await house.add({
      handle: `person${n}@example.org`,
      name: `${pick(FIRST, n)} ${pick(LAST, n * 7 + Math.floor(n / 5))}`,
      company: pick(COMPANIES, n * 3) ?? '',
      roles: pick(ROLE_SETS, n) ?? ['user'],
      lastActive: pick(seen, n),
    })
    await db
      .updateTable('users')
      .set({
        customer_number: n % 4 === 0 ? null : 10_000 + n,
        is_blocked: n % 9 === 0,
        verified_at: n % 5 === 0 ? null : new Date(),
        invited_at: n % 10 === 0 ? new Date() : null,
        erased_at: n % 17 === 16 ? new Date() : null,
        created_at: new Date(Date.UTC(2026, 0, 1 + (n % 20))),
      })
      .where('id', '=', id)
      .execute()
  }
  await app.as('internal')
  all = await db.selectFrom('users').selectAll().execute()
})

const some = <T>(values: readonly T[]) =>
  fc.oneof(fc.constant<T[]>([]), fc.subarray([...values], { maxLength: 2 }))

const anyFilter = fc.record({
  role: some(['user', 'member', 'admin', 'internal', 'system'] as const),
  status: some(ACCOUNT_STATUSES),
  online: some(['online', 'unknown'] as const),
  search: fc.constantFrom(...SEARCHES),
})
type Filter = typeof anyFilter extends fc.Arbitrary<infer T> ? T : never

test('each search alone equals brute force', async () => {
  for (const search of SEARCHES) await compare({ role: [], status: [], online: [], search })
})

test('filters combined at random equal brute force, in every order', async () => {
  const sorts = USER_SORTS.flatMap((sort) => [sort, `-${sort}`])
  await fc.assert(fc.asyncProperty(anyFilter, fc.constantFrom(...sorts), compare), {
    seed: 20261115,
    numRuns: 120,
  })
})

test('walking by cursor meets everyone once, in every order', async () => {
  const expected = all.filter(isPerson).map(({ id }) => id)
  for (const sort of USER_SORTS.flatMap((one) => [one, `-${one}`])) {
    const met: string[] = []
    let cursor: unknown
    do {
      const body = { sort, limit: 7, ...(cursor ? { cursor } : {}) }
      const page = await admin.post('/api/v1/auth/getDataUserBrowser', body)
      met.push(...idsIn(page))
      cursor = page.json.next
    } while (cursor)
    expect(met.toSorted(), sort).toEqual(expected.toSorted())
  }
})

test.each([
  ['Schmidt', 'Schmitd'],
  ['Müller', 'Mueler'],
  ['Tischlerei', 'Tischlerrei'],
])('somebody called %s is found as %s', async (name, typed) => {
  const answer = await admin.post('/api/v0/search/auth', { search: typed })
  expect(answer.status).toBe(200)
  expect(answer.text).toContain(name)
})

async function compare(filter: Filter, sort = '-created') {
  const body = { ...filter, sort, limit: 200 }
  const answer = await admin.post('/api/v1/auth/getDataUserBrowser', body)
  const expected = all.filter((row) => matches(row, filter)).map(({ id }) => id)
  expect(idsIn(answer).toSorted(), JSON.stringify(filter)).toEqual(expected.toSorted())
  expect(answer.json).toMatchObject({ numItems: expected.length, numItemsExact: true })
}

function isPerson(row: UserRow): boolean {
  return !row.is_builtin && row.erased_at === null && !row.roles.includes('internal')
}

function statusOf(row: UserRow): string {
  if (row.is_blocked) return 'blocked'
  if (row.verified_at) return 'active'
  return row.invited_at ? 'invited' : 'unverified'
}

function matches(row: UserRow, filter: Filter): boolean {
  const isSeen = row.last_active_at && Date.now() - row.last_active_at.getTime() < 300_000
  const { role, status, online } = filter
  return (
    isPerson(row) &&
    (role.length === 0 || role.some((one) => row.roles.includes(one))) &&
    (status.length === 0 || status.some((one) => one === statusOf(row))) &&
    (online.length === 0 || online.includes(isSeen ? 'online' : 'unknown')) &&
    isFound(row, filter.search)
  )
}

function isFound(row: UserRow, search: string): boolean {
  const parts = search.split(/\s+/).filter(Boolean)
  const mails = parts.filter((part) => part.includes('@') && people().some(startsWith(part)))
  const others = parts.filter((part) => !mails.includes(part))
  const words = others.flatMap((part) =>
    wordsOf(part.includes('@') ? part.replace(/\.[^.@]*$/, '') : part),
  )
  if (parts.length > 0 && mails.length + words.length === 0) return false
  return mails.every((part) => startsWith(part)(row)) && words.every((word) => carries(row, word))
}

const people = () => all.filter(isPerson)
/** As promised by the search index: how alike words must be, and how long. */
const LIKENESS = 0.4
const SHORTEST_MISSPELT = 4

const startsWith = (part: string) => (row: UserRow) => row.handle.startsWith(part.toLowerCase())

function carries(row: UserRow, typed: string): boolean {
  const isPlain = typed.length < 3 || /\d/.test(typed)
  const known = people()
    .flatMap(wordsOfRow)
    .filter((word) => word.length >= 3 && !/\d/.test(word))
  if (isPlain || known.some((word) => word.startsWith(typed)))
    return wordsOfRow(row).some((word) => word.startsWith(typed))
  return wordsOfRow(row).some((word) => known.includes(word) && isMeant(typed, word))
}

function swapsOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  )
}

function isMeant(typed: string, word: string): boolean {
  if (word.includes(typed) || swapsOf(typed).includes(word)) return true
  return typed.length >= SHORTEST_MISSPELT && likeness(typed, word) >= LIKENESS
}

function wordsOfRow(row: UserRow): string[] {
  const { name, username, handle, customer_number, user_data } = row
  return wordsOf([name, username, handle, customer_number, user_data.company].join(' '))
}

const OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

function wordsOf(text: string): string[] {
  const folded = text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => OUT[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
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
