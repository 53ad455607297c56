import { sql } from 'kysely'
import { mustPublish } from '#kernel/server/publishing/publish-right.ts'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { useFiles as noteUses } from '#modules/files/server/api.ts'
import { sendingFailures } from '../../errors.ts'
import { findOrderSums, seesOrders } from '../../orders/server/count-orders.ts'
import type { SendingChange, SendingDb, SendingTables } from '../../server/tables.ts'
import { measureTest } from '../../subject-tests/server/measure-test.ts'
import { type NewsletterSending, newsletterSending } from '../sending.ts'
import {
  type Counts,
  countOf,
  DELETABLE,
  type SendingState,
  type SubjectTest,
  totalOf,
} from '../sending-values.ts'
import { countRecipients } from './count-recipients.ts'

/** Their recipients may still move, so they are counted; there are few of them. */
const MOVING: readonly SendingState[] = ['preparing', 'running', 'paused']

export const sendingResource = resourcesOf<SendingTables>()(newsletterSending, {
  table: 'newsletter_sendings',
  check: async (change, values, before) => {
    if (before && before.state !== 'draft') {
      const isForArchive = Object.keys(values).every((name) => name === 'in_archive')
      if (!isForArchive || before.series_list !== null) throw sendingFailures.settled()
      mustPublish(change.scope, 'sendings', sendingFailures.publishAccess)
    }
    const { template, template_en, lists, audience } = values
    await mustBeThere(change, 'newsletter_templates', [template, template_en])
    const further = audience ? [...audience.any, ...audience.all, ...audience.none] : []
    await mustBeThere(change, 'newsletter_lists', [...(lists ?? []), ...further])
    await mustBeThere(change, 'person_segments', [audience?.segment])
  },
  created: async ({ db, scope }, { _id }) => {
    await db
      .updateTable('newsletter_sendings')
      .set({ created_by: scope.user.id })
      .where('id', '=', _id)
      .execute()
  },
  changed: async (change, after, before) => {
    if (after.in_archive !== before.in_archive) change.touch(ARCHIVE_TAG)
  },
  removing: async (change, items) => {
    if (items.some(({ state }) => !DELETABLE.includes(state))) throw sendingFailures.kept()
    for (const item of items) await noteFiles(change, item, [])
    // A cancelled one may have gone to some, who read it in the archive.
    if (items.every(({ began_at }) => began_at === null)) return
    mustPublish(change.scope, 'sendings', sendingFailures.publishAccess)
    change.touch(ARCHIVE_TAG)
  },
  derive: addFigures,
  shown: (viewer, item) =>
    seesOrders(viewer) ? item : { ...item, orders: null, revenue: null, currency: null },
})

/** Cached pages that show the archive. */
export const ARCHIVE_TAG = 'newsletter-archive'

/** A picture that a mail shows is not removed by mistake. */
export async function noteFiles(
  change: SendingChange,
  { _id, name }: Pick<NewsletterSending, '_id' | 'name'>,
  files: readonly string[],
): Promise<void> {
  await noteUses(change, {
    module: 'sendings',
    noun: newsletterSending.name,
    id: _id,
    label: name,
    link: sendingLink(_id),
    files,
  })
}

/** The screen of one sending below the admin base. */
export function sendingLink(id: string): string {
  return `newsletter/sendings/show/${id}`
}

async function mustBeThere(
  { db }: SendingChange,
  table: 'newsletter_templates' | 'newsletter_lists' | 'person_segments',
  named: readonly (string | null | undefined)[],
): Promise<void> {
  const ids = [...new Set(named.filter((id) => typeof id === 'string'))]
  if (ids.length === 0) return
  const { rows } = await sql`select from ${sql.table(table)}
    where id = any(${ids}::uuid[]) and deleted_at is null`.execute(db)
  if (rows.length < ids.length) throw sendingFailures.unknownThing()
}

type Figures = {
  counts: Counts
  unsubscribed: number
  web_views: number
  clicks: number
  shares: number
  opens: number | null
  has_newer_template: boolean
  subject_b: string
  test_result: SubjectTest | null
}

async function addFigures(db: SendingDb, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; state: SendingState } & Figures>`
    select id, state, counts, subject_b, test_result,
      (select count(*)::int from newsletter_recipients
        where sending_id = g.id and left_at is not null) as unsubscribed,
      (select coalesce(sum(views), 0)::int from newsletter_web_views
        where sending_id = g.id) as web_views,
      (select coalesce(sum(clicks), 0)::int from newsletter_clicks
        where sending_id = g.id) as clicks,
      (select coalesce(sum(shares), 0)::int from newsletter_recommendations
        where sending_id = g.id) as shares,
      (select sum(opens)::int from newsletter_opens where sending_id = g.id) as opens,
      state in ('scheduled', 'missed') and exists (select from newsletter_sending_mails m
        join newsletter_templates t on t.id = m.template and t.revision > m.revision
        where m.sending_id = g.id) as has_newer_template
    from newsletter_sendings g where id = any(${[...ids]}::uuid[])`.execute(db)
  const moving = rows.filter(isMoving).map(({ id }) => id)
  const tests = await testsOf(db, rows)
  const now = await countRecipients(db, moving)
  const sums = await findOrderSums(db, ids)
  return new Map(
    rows.map(({ id, state: _, counts, subject_b: _b, test_result, ...figures }) => [
      id,
      {
        ...{ orders: 0, revenue: 0, currency: null, ...sums.get(id) },
        ...{ ...figures, counts: now.get(id) ?? counts, test: tests.get(id) ?? test_result },
      },
    ]),
  )
}

type TestRow = Pick<Figures, 'subject_b' | 'test_result' | 'counts'> & { id: string }

/** How two subjects do that nobody has decided about; there are few of them. */
async function testsOf(
  db: SendingDb,
  rows: readonly TestRow[],
): Promise<ReadonlyMap<string, SubjectTest>> {
  const open = rows.filter(({ subject_b, test_result }) => subject_b !== '' && !test_result)
  const found = new Map<string, SubjectTest>()
  for (const { id } of open) found.set(id, await measureTest(db, id))
  return found
}

/** Of a cancelled one the last mails may still be on their way; before it was counted, all are. */
function isMoving({ state, counts }: { state: SendingState; counts: Counts }): boolean {
  if (state !== 'cancelled') return MOVING.includes(state)
  return totalOf(counts) === 0 || countOf(counts, 'claimed', 'sending') > 0
}
