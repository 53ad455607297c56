import { type Kysely, sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { formatDay } from '#kernel/i18n/format.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import { type SegmentPerson, segmentsOf } from '#kernel/server/people/segments.ts'
import type { MessageTables } from './tables.ts'

const access = staff('messages', 'view')
const NOTHING: Label = { de: 'Noch nicht geschrieben', en: 'Has not written yet' }

/** The messages `m` of one person; spam is nobody's. */
const messagesOf = (person: unknown) => sql`person_links l join messages m on m.id = l.item_id
  where l.person_id = ${person} and l.module = 'messages' and l.role = 'sender'
    and m.deleted_at is null and m.state <> 'spam'`

/** Who has written to the house, and when. */
export const segments = segmentsOf<MessageTables>([
  {
    name: 'wrote',
    kind: 'yes-no',
    label: { de: 'Hat geschrieben', en: 'Has written' },
    access,
    where: ({ person }) => sql<boolean>`exists (select from ${messagesOf(person)})`,
    fact: factOf,
  },
  {
    name: 'wroteAt',
    kind: 'date',
    label: { de: 'Nachricht geschrieben', en: 'Wrote a message' },
    access,
    where: ({ person }, { from, before }) =>
      sql<boolean>`exists (select from ${messagesOf(person)}
        and m.received_at >= ${from ?? '-infinity'}::timestamptz
        and m.received_at < ${before ?? 'infinity'}::timestamptz)`,
    fact: factOf,
  },
])

async function factOf(db: Kysely<MessageTables>, { id }: SegmentPerson): Promise<Label> {
  const { rows } = await sql<{ latest: Date | null }>`select max(m.received_at) as latest
    from ${messagesOf(sql`${id}::uuid`)}`.execute(db)
  const latest = rows[0]?.latest
  if (!latest) return NOTHING
  return {
    de: `Zuletzt am ${formatDay(latest, 'de')}`,
    en: `The latest on ${formatDay(latest, 'en')}`,
  }
}
