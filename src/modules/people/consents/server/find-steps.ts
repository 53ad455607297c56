import type { Kysely } from 'kysely'
import { findConsents } from '#modules/consents/server/api.ts'
import { describePersons } from '../../persons/server/describe-persons.ts'
import { resolvePerson } from '../../persons/server/resolve-person.ts'
import { berlinDay } from '../../persons/shown-name.ts'
import { withMerged } from '../../server/personal.ts'
import type { PeopleTables } from '../../server/tables.ts'
import { type ConsentStanding, type ConsentStep, DECLARERS, WAYS } from '../person-consent.calls.ts'

type Db = Kysely<PeopleTables>
type Entry = Awaited<ReturnType<typeof findConsents>>[number]
type Dated = ConsentStep & { seq: number }

/** No person has more things than this; it only keeps a broken table from filling the memory. */
const MOST = 1000

/** The consents of a person, of those merged into them, and of what is theirs in other modules. */
export async function findSteps(db: Db, given: string) {
  const id = await resolvePerson(db, given)
  const own = await withMerged(db, id)
  const links = await db
    .selectFrom('person_links')
    .select('item_id')
    .where('person_id', '=', id)
    .limit(MOST)
    .execute()
  const entries = await findConsents(db, [...own, ...links.map(({ item_id }) => item_id)])
  const guardians = await namesOf(db, entries)
  const steps = entries
    .map((entry) => toStep(entry, guardians))
    .toSorted((one, other) => other.given_on.localeCompare(one.given_on) || other.seq - one.seq)
  return {
    items: steps.map(({ seq: _, ...step }) => step),
    numItems: steps.length,
    next: null,
    current: standingsOf(steps, new Set(own)),
  }
}

type Names = ReadonlyMap<string, string>

/** By the id they were written down with: a merge since then changes what it stands for. */
async function namesOf(db: Db, entries: readonly Entry[]): Promise<Names> {
  const ids = new Set(entries.map(({ facts }) => facts.guardian ?? '').filter(Boolean))
  const named = await Promise.all(
    [...ids].map(async (id) => [id, (await describePersons(db, [id]))[0]?.name ?? ''] as const),
  )
  return new Map(named)
}

function toStep({ id, seq, at, purpose, action, subject, facts }: Entry, names: Names): Dated {
  const guardian = facts.guardian ?? ''
  return {
    _id: id,
    seq,
    at: at.toISOString(),
    given_on: facts.given_on ?? berlinDay(at),
    purpose,
    about: facts.list ?? '',
    action,
    how: WAYS.find((way) => way === facts.how) ?? '',
    declared: DECLARERS.find((one) => one === facts.declared) ?? 'self',
    guardian: guardian ? { _id: guardian, name: names.get(guardian) ?? '' } : null,
    wording: facts.wording ?? '',
    proof: facts.proof ?? '',
    subject,
  }
}

const STATES = {
  requested: 'asked',
  confirmed: 'given',
  declared: 'given',
  resumed: 'given',
  withdrawn: 'withdrawn',
} as const

/**
 * What was declared last decides, not what was written down last: a paper found later does not undo
 * a withdrawal. Merged persons are one; two addresses of one newsletter are two.
 */
function standingsOf(steps: readonly Dated[], own: ReadonlySet<string>): ConsentStanding[] {
  const groups = Map.groupBy(steps, ({ purpose, subject }) =>
    own.has(subject) ? purpose : `${purpose} ${subject}`,
  )
  return [...groups.values()].flatMap((group) => {
    const [last] = group
    if (!last) return []
    const { purpose, action } = last
    return [{ purpose, state: STATES[action], steps: group.map(({ _id }) => _id) }]
  })
}
