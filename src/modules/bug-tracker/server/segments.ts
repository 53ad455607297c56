import { type Kysely, sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { formatDay } from '#kernel/i18n/format.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import {
  type SegmentPerson,
  type SegmentSource,
  segmentsOf,
} from '#kernel/server/people/segments.ts'
import type { PeopleTables } from '#modules/people/server/tables.ts'
import type { BugTables } from './tables.ts'

type Tables = BugTables & Pick<PeopleTables, 'person_links'>

const access = staff('bug-tracker', 'view')
const NOTHING: Label = { de: 'Noch nichts gemeldet', en: 'Reported nothing yet' }

/** Who reported bugs, by their account or confirmed to be theirs. */
export const segments = segmentsOf<Tables>([
  {
    name: 'reported',
    kind: 'yes-no',
    label: { de: 'Hat einen Fehler gemeldet', en: 'Has reported a bug' },
    access,
    where: (source) => sql<boolean>`exists ${reportedBugs(source)}`,
    fact: factOf,
  },
  {
    name: 'reportedAt',
    kind: 'date',
    label: { de: 'Fehler gemeldet', en: 'Reported a bug' },
    access,
    where: (source, { from, before }) =>
      sql<boolean>`exists (select from ${reportedBugs(source)} as reported
        where created_at >= ${from ?? '-infinity'}::timestamptz
          and created_at < ${before ?? 'infinity'}::timestamptz)`,
    fact: factOf,
  },
  {
    name: 'numReported',
    kind: 'number',
    label: { de: 'Zahl der gemeldeten Fehler', en: 'Number of bugs reported' },
    access,
    where: (source, { min = 0, max }) => {
      const count = sql<number>`(select count(*) from ${reportedBugs(source)} as reported)`
      return max === undefined
        ? sql<boolean>`${count} >= ${min}`
        : sql<boolean>`${count} between ${min} and ${max}`
    },
    fact: factOf,
  },
])

/** Both ways go along an index of one person, so that it can be asked of all of them. */
function reportedBugs({ db, person, account }: SegmentSource<Tables>) {
  const own = db
    .selectFrom('bugs')
    .select(['bugs.id', 'bugs.created_at'])
    .where('bugs.reporter_id', '=', account)
    .where('bugs.deleted_at', 'is', null)
  const linked = db
    .selectFrom('person_links')
    .innerJoin('bugs', 'bugs.id', 'person_links.item_id')
    .select(['bugs.id', 'bugs.created_at'])
    .where('person_links.person_id', '=', person)
    .where('person_links.module', '=', 'bug-tracker')
    .where('person_links.noun', '=', 'bug')
    .where('bugs.deleted_at', 'is', null)
  return own.union(linked)
}

async function factOf(db: Kysely<Tables>, { id, account }: SegmentPerson): Promise<Label> {
  const source = {
    db,
    person: sql<string>`${id}::uuid`,
    account: sql<string | null>`${account}::uuid`,
  }
  const { rows } = await sql<{ count: number; latest: Date | null }>`
    select count(*) as count, max(created_at) as latest
    from ${reportedBugs(source)} as reported`.execute(db)
  const { count = 0, latest = null } = rows[0] ?? {}
  if (latest === null) return NOTHING
  return {
    de: `${count} gemeldet, zuletzt am ${formatDay(latest, 'de')}`,
    en: `${count} reported, the latest on ${formatDay(latest, 'en')}`,
  }
}
