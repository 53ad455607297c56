import { type Kysely, type RawBuilder, sql } from 'kysely'
import { allows, staff } from '#kernel/access/rules.ts'
import { Day } from '#kernel/contract/fields.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { likePattern } from '#kernel/server/list/like-pattern.ts'
import type { Viewer } from '#kernel/server/resource/resource.ts'
import { searchIndex } from '#kernel/server/search/search-index.ts'
import { isInSegment } from '../../segments/server/segment-members.ts'
import type { PeopleTables } from '../../server/tables.ts'
import type { PersonQuery } from '../person.ts'

type Condition = RawBuilder<boolean>

const personSearch = searchIndex({
  documents: 'person_search',
  owner: 'person_id',
  vocabulary: 'person_words',
  shortestMisspelt: 4,
  isStrict: true,
})

const NOBODY = sql<boolean>`false`
const OWNED = sql<boolean>`(people.account is not null)`
const MOST_MAILS = 6

/** Birthdays are data of members: the matrix grants them apart from the rest of a person. */
export function maySeeBirthdays({ user, config }: Viewer, action: 'view' | 'edit' = 'view') {
  return allows(staff('members', action), user, config.get(permissionsSection).member)
}

/** Who was merged is found as the person they became. */
export async function personConditions(
  query: PersonQuery,
  { db, viewer }: { db: Kysely<PeopleTables>; viewer: Viewer | undefined },
): Promise<Condition[]> {
  const { role, module, hasAccount, isDouble } = query
  return [
    sql<boolean>`people.merged_into is null`,
    ...(role.length > 0 ? [linked(sql`role = any(${role}::text[])`)] : []),
    ...(module.length > 0 ? [linked(sql`module = any(${module}::text[])`)] : []),
    ...(hasAccount === undefined ? [] : [hasAccount ? OWNED : sql<boolean>`not ${OWNED}`]),
    ...(isDouble === undefined
      ? []
      : [isDouble ? doubles(viewer) : sql<boolean>`not ${doubles(viewer)}`]),
    ...(await segmentConditions(db, query.segment, viewer)),
    ...(await searchConditions(db, query.search.trim(), viewer)),
  ]
}

/** A birthday in common is told to nobody who may not see it. */
export function doubles(viewer: Viewer | undefined): Condition {
  return viewer && maySeeBirthdays(viewer)
    ? sql<boolean>`(people.double_by is not null)`
    : sql<boolean>`(people.double_by is not null and people.double_by = 'contact')`
}

/** Without a viewer nobody may ask what a segment asks. */
async function segmentConditions(
  db: Kysely<PeopleTables>,
  segment: string | undefined,
  viewer: Viewer | undefined,
): Promise<Condition[]> {
  if (segment === undefined) return []
  if (!viewer) return [NOBODY]
  return [await isInSegment({ ...viewer, db }, segment)]
}

function linked(condition: RawBuilder<unknown>): Condition {
  return sql<boolean>`people.id in (select person_id from person_links where ${condition})`
}

/** By words, the start of a mail address, a phone number or its end, or a birthday. */
async function searchConditions(
  db: Kysely<PeopleTables>,
  typed: string,
  viewer: Viewer | undefined,
): Promise<Condition[]> {
  const birthday = readBirthday(typed)
  if (birthday) return [viewer && maySeeBirthdays(viewer) ? bornOn(birthday) : NOBODY]
  const phone = readPhone(typed)
  if (phone?.isCertain) return [reached(hasNumber(phone))]
  const words = typed.split(/\s+/)
  const mails = words.filter((word) => word.includes('@')).slice(0, MOST_MAILS)
  const others = words.filter((word) => !word.includes('@'))
  const search = await personSearch.prepare(db, others.join(' '))
  if (phone) return [isAmong([reachedBy(hasNumber(phone)), ...personSearch.owners(search)])]
  if (search.isHopeless) return [NOBODY]
  return [
    ...mails.map((mail) =>
      reached(sql`kind = 'mail' and folded like ${likePattern(mail.toLowerCase()).slice(1)}`),
    ),
    ...personSearch.matches('people.id', search).map((found) => sql<boolean>`${found}`),
  ]
}

function reached(condition: RawBuilder<unknown>): Condition {
  return isAmong([reachedBy(condition)])
}

function reachedBy(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select person_id from person_contacts where ${condition}`
}

/** Each way by itself: joined by `or` they would be tried on everybody. */
function isAmong(ways: readonly RawBuilder<unknown>[]): Condition {
  return sql<boolean>`people.id in (${sql.join(ways, sql` union all `)})`
}

/** How it begins, with the code of a country or as one dials inside it, or how it ends. */
function hasNumber({ start, end }: Phone): RawBuilder<unknown> {
  const ways = [
    ...(start.length < SHORTEST_START
      ? []
      : [sql`folded like ${`${start}%`}`, sql`national_number(folded) like ${`${start}%`}`]),
    sql`reverse(folded) like ${`${[...end].reverse().join('')}%`}`,
  ]
  return sql`kind = 'phone' and (${sql.join(ways, sql` or `)})`
}

type Birthday = { year: number | undefined; month: number; day: number }

/** '3.11.1980', '3.11.' and '1980-11-03'. */
export function readBirthday(typed: string): Birthday | undefined {
  const german = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})?$/.exec(typed)
  if (german)
    return {
      year: german[3] ? Number(german[3]) : undefined,
      month: Number(german[2]),
      day: Number(german[1]),
    }
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed)
  return iso ? { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) } : undefined
}

/** Whoever says the year means one day, which has an index of its own. */
function bornOn({ year, month, day }: Birthday): Condition {
  if (year === undefined)
    return sql<boolean>`(people.birthday is not null
      and extract(month from people.birthday) = ${month}
      and extract(day from people.birthday) = ${day})`
  const written = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
  const isDay = year > 0 && Day.safeParse(written).success
  return isDay ? sql<boolean>`(people.birthday = ${written}::date)` : NOBODY
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

const SHORTEST_PHONE = 4
const SHORTEST_START = 3
const SHORTEST_CERTAIN = 5

type Phone = {
  /** The digits all forms of a number share: '0171 23…', '+49 171 23…' and '0049171 23…'. */
  start: string
  /** As typed: the last digits of a number may begin with a zero. */
  end: string
  /** Nothing but a number; '04109' and '2024' may be words of a person as well. */
  isCertain: boolean
}

export function readPhone(typed: string): Phone | undefined {
  if (!/^[+\d(][\d\s()/.+-]*$/.test(typed)) return undefined
  const end = typed.replace(/\(0\)/, '').replace(/\D/g, '')
  if (end.length < SHORTEST_PHONE) return undefined
  const start = end.replace(/^0+/, '')
  const isWorldwide = /^\(?(\+|00)/.test(typed)
  const isPostcode = !isWorldwide && /^\d{5}$/.test(typed)
  const isCertain = /^[+0(]/.test(typed) && start.length >= SHORTEST_CERTAIN && !isPostcode
  return { start, end, isCertain }
}
