import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { translator } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { mustPublish } from '#kernel/server/publishing/publish-right.ts'
import { typedScope } from '#kernel/server/scope.ts'
import type { DrawContext } from '#modules/newsletter/server/api.ts'
import { readList, writeListSeries } from '#modules/subscribers/server/api.ts'
import { mailboxFor } from '../../delivery/server/plan-mails.ts'
import { sendingFailures } from '../../errors.ts'
import { messages } from '../../messages.ts'
import { newsletterSending } from '../../sendings/sending.ts'
import { countRecipients, keepCounts } from '../../sendings/server/count-recipients.ts'
import { drawSending, type PinnedMail, pinMail } from '../../sendings/server/pin-mail.ts'
import { mustBeBelieved, mustPass } from '../../sendings/server/step-with-mail.ts'
import { TEND } from '../../sendings/server/take-step.ts'
import type { SendingChange, SendingDb, SendingTables } from '../../server/tables.ts'
import type { SeriesStep } from '../series.calls.ts'
import type { Series } from '../series.ts'

type SeriesInput = Series & { id: string; version: number }
type Step = { days: number; template: string }

/**
 * Sets what everybody gets who confirms a list from now on. Each step is a sending that never ends; its mail
 * is drawn now, before the change.
 */
export async function keepSeries(place: DrawContext, input: SeriesInput): Promise<void> {
  const { id, version, welcome, follow_ups } = input
  const scope = typedScope<SendingTables>(place.context)
  mustPublish(scope, 'sendings', sendingFailures.publishAccess)
  const steps: Step[] = [...(welcome ? [{ days: 0, template: welcome }] : []), ...follow_ups]
  const days = steps.map((step) => step.days)
  if (new Set(days).size < days.length) throw sendingFailures.sameDay()
  if (steps.length > 0 && !mailboxFor(scope, null)) throw sendingFailures.noMailbox()
  if (steps.length > 0) await mustBeBelieved(place, { lists: [id], from: '', reply_to: '' })
  const drawn: (Step & { mail: PinnedMail })[] = []
  for (const step of steps) drawn.push({ ...step, mail: await drawStep(place, step) })
  await scope.change(async (change) => {
    const list = await writeListSeries(change, id, { version, welcome, follow_ups })
    for (const step of drawn) await keepStep(change, { ...step, list })
    await endOthers(change, id, days)
    await change.enqueue(TEND, {}, { key: 'now' })
  })
}

async function drawStep(place: DrawContext, { template }: Step): Promise<PinnedMail> {
  const mail = await drawSending(place, { template, template_en: null, subject: '' })
  await mustPass(place, mail)
  return mail
}

type Kept = Step & { mail: PinnedMail; list: { _id: string; name: string } }

async function keepStep(change: SendingChange, { days, template, mail, list }: Kept) {
  const { db, scope } = change
  const t = translator(messages, scope.lang)
  const words = { list: list.name, count: days }
  const name = (days === 0 ? t('series.welcome', words) : t('series.after', words)).slice(0, 120)
  const known = await findStep(db, list._id, days)
  const _id = known?.id ?? uuidv7()
  const isNew = known === undefined || known.state === 'cancelled'
  // Whoever waited for it when it was taken away waits no longer.
  if (isNew && known)
    await sql`delete from newsletter_recipients where sending_id = ${_id}
      and (begun_at is null or state in ('queued', 'deferred'))`.execute(db)
  const begun = { state: 'running', reason: '', ended_at: null, began_at: new Date() } as const
  const values = { name, template, ...(isNew && begun) }
  if (known)
    await db
      .updateTable('newsletter_sendings')
      .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: new Date() }))
      .where('id', '=', _id)
      .execute()
  else
    await db
      .insertInto('newsletter_sendings')
      .values({
        ...{ ...values, id: _id, created_by: scope.user.id, prepared_at: new Date() },
        ...{ lists: JSON.stringify([list._id]), series_list: list._id, series_days: days },
      })
      .execute()
  await pinMail(change, { _id, name }, mail)
  if (isNew) await change.audit({ noun: newsletterSending.name, id: _id, action: 'start' })
}

async function findStep(db: SendingDb, list: string, days: number) {
  return await db
    .selectFrom('newsletter_sendings')
    .select(['id', 'state'])
    .where('series_list', '=', list)
    .where('series_days', '=', days)
    .forUpdate()
    .executeTakeFirst()
}

/** Steps that the list has no longer; who waits for them gets nothing. */
async function endOthers(change: SendingChange, list: string, days: readonly number[]) {
  const { rows } = await sql<{ id: string }>`update newsletter_sendings
    set state = 'cancelled', reason = '', trouble = '', ended_at = now(), version = version + 1,
      updated_at = clock_timestamp()
    where series_list = ${list} and state <> 'cancelled'
      and series_days <> all(${[...days]}::int[]) returning id`.execute(change.db)
  for (const { id } of rows) await keepCounts(change.db, id)
  await change.audit(
    ...rows.map(({ id }) => ({ noun: newsletterSending.name, id, action: 'cancel' })),
  )
}

type Row = Omit<SeriesStep, 'counts'>

/** The series of a list, step by step, with what became of each. */
export async function findSeries(db: SendingDb, id: string) {
  const list = await readList(db, id)
  if (!list) throw failures.notFound()
  const { rows } = await sql<Row>`
    select g.id as sending, g.series_days as days, g.state,
      coalesce(t.revision > m.revision, false) as "isOutdated"
    from newsletter_sendings g
      left join newsletter_sending_mails m on m.sending_id = g.id and m.variant = 'main'
      left join newsletter_templates t on t.id = m.template
    where g.series_list = ${id} and g.state <> 'cancelled' order by g.series_days`.execute(db)
  const ids = rows.map(({ sending }) => sending)
  const counts = await countRecipients(db, ids)
  return { list, steps: rows.map((row) => ({ ...row, counts: counts.get(row.sending) ?? {} })) }
}
