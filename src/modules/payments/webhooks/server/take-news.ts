import { sql } from 'kysely'
import { Id } from '#kernel/contract/fields.ts'
import { paymentFailures } from '../../errors.ts'
import { stateOfMoney } from '../../payments/life-cycle.ts'
import { takeEvent } from '../../payments/server/apply-truth.ts'
import { askFor, syncPayment } from '../../payments/server/sync-payment.ts'
import { noteEvent } from '../../payments/server/write-payment.ts'
import { providerOf } from '../../providers/server/choose-provider.ts'
import type { PaymentRow } from '../../server/tables.ts'
import { tellOfDispute, tellStaff } from '../../server/tell-staff.ts'
import type { Db, PaymentScope } from '../../server/unit-of-work.ts'
import { isNameless, type News } from './news.ts'

/** An event counts once. It only says when to ask: what is true comes from the provider. */
export async function takeNews(scope: PaymentScope, news: News): Promise<void> {
  const { provider, id } = news
  if (await isKnown(scope.db, news)) return
  const row = await findAbout(scope.db, news)
  if (!row) return takeUnmatched(scope, news)
  const { claims } = news
  const isOther = claims && (claims.amount !== row.amount || claims.currency !== row.currency)
  if (isOther || row.test !== news.test) {
    scope.log.warn({ payment: row.id, event: id }, 'an event of a payment does not match it')
    throw paymentFailures.mismatch()
  }
  const { isDispute, about } = news
  await syncPayment(scope, row.id, { provider, id, isDispute, reference: about.reference })
}

async function isKnown(db: Db, { provider, id }: News): Promise<boolean> {
  const seen = await db
    .selectFrom('payment_webhooks')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', id)
    .executeTakeFirst()
  return seen !== undefined
}

/** All names it uses must mean the same payment. */
export async function findAbout(
  db: Db,
  { provider, about }: Pick<News, 'provider' | 'about'>,
): Promise<PaymentRow | undefined> {
  const { reference, capture } = about
  const payment = Id.safeParse(about.payment).data
  if (!payment && !reference && !capture) return undefined
  const found = await db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where((eb) =>
      eb.or([
        ...(payment ? [eb('id', '=', payment)] : []),
        ...(reference ? [eb('reference', '=', reference)] : []),
        ...(capture ? [eb('capture_reference', '=', capture)] : []),
      ]),
    )
    .limit(2)
    .execute()
  if (found.length > 1) throw paymentFailures.mismatch()
  const [row] = found
  const isOther = !!reference && !!row?.reference && row.reference !== reference
  if (isOther || (payment && row && row.id !== payment)) throw paymentFailures.mismatch()
  return row
}

/**
 * Money for a payment of ours that we do not know, say after a restore from a backup: it is kept where
 * somebody sees it. What other programs do with the same account is none of ours.
 */
async function takeUnmatched(scope: PaymentScope, news: News): Promise<void> {
  const { provider, test, about } = news
  const id = Id.safeParse(about.payment).data
  const event = { provider, id: news.id }
  if (!id || !about.reference) {
    await scope.change(async (change) => {
      const isNew = await takeEvent(change, event)
      if (isNew && isNameless(news)) await tellOfDispute(change)
    })
    return
  }
  const blank = blankRow({ id, provider, test, reference: about.reference })
  const truth = await askFor(await providerOf(scope, { provider, test }), blank)
  await scope.change(async (change) => {
    const state = stateOfMoney({ ...blank, ...truth })
    const isOurs = truth.payment === id && truth.test === test
    if (!(await takeEvent(change, event)) || !isOurs || !state) return
    const { amount, currency, captured, refunded, capture } = truth
    const { source, reference } = blank
    const row = await change.db
      .insertInto('payments')
      .values({
        ...{ id, provider, test, source, reference, state, amount, currency, captured, refunded },
        ...{ capture_reference: capture, asked_at: sql<Date>`clock_timestamp()` },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await noteEvent(change, row, { action: 'unmatched', origin: 'provider', amount: captured })
    await tellStaff(change, row, 'unmatched')
  })
}

type Blank = Pick<PaymentRow, 'id' | 'provider' | 'test' | 'reference'>

function blankRow(known: Blank): PaymentRow {
  const now = new Date()
  return {
    ...known,
    source: known.provider === 'paypal' ? 'paypal' : 'creditcard',
    ...{ subject_kind: '', subject_id: null, subject_label: '', state: 'created' },
    ...{ amount: 0, captured: 0, refunded: 0, currency: '', capture_reference: '' },
    ...{ page_url: '', expires_at: null, asked_turn: 0, asked_at: null },
    ...{ version: 1, created_at: now, updated_at: now },
  }
}
