import { formatMoney } from '#kernel/i18n/format.ts'
import { translator } from '#kernel/i18n/messages.ts'
import type { Loaded, PageForm, PageRequest } from '#kernel/server/site/route/site-route.ts'
import { messages } from '../../messages.ts'
import { syncPayment } from '../../payments/server/sync-payment.ts'
import { isRehearsed } from '../../providers/server/choose-provider.ts'
import { decide } from '../../providers/server/rehearsal.ts'
import { subjectOf } from '../../server/subjects.ts'
import type { PaymentRow } from '../../server/tables.ts'
import type { PaymentContext } from '../../server/unit-of-work.ts'
import { type RehearsalData, rehearsalPage } from '../pages.ts'

const OUTCOMES = { pay: 'paid', refuse: 'refused', cancel: 'cancelled' } as const

export async function loadRehearsal(
  context: PaymentContext,
  { params }: PageRequest,
): Promise<Loaded<RehearsalData>> {
  const row = await findRehearsed(context, params.reference ?? '')
  if (!row) return { kind: 'missing' }
  // What is decided is decided.
  if (row.state !== 'redirected') return back(context, row)
  const { lang } = context
  const { reference, amount, currency, subject_label: title } = row
  const action = rehearsalPage.path[lang].replace(':reference', reference)
  const data = { title, amount: formatMoney(amount, lang, currency), action }
  const meta = { title: translator(messages, lang)('rehearsal.title'), noindex: true }
  return { kind: 'page', data, meta, tags: [] }
}

/** Decides as a provider would, and is then asked like one: this page itself marks nothing paid. */
export async function submitRehearsal(
  context: PaymentContext,
  { params, fields }: PageForm,
): Promise<Loaded<RehearsalData>> {
  const row = await findRehearsed(context, params.reference ?? '')
  if (!row) return { kind: 'missing' }
  const { decision } = fields
  if (decision === 'pay' || decision === 'refuse' || decision === 'cancel') {
    await decide(context.db, row.reference, OUTCOMES[decision])
    await syncPayment(context, row.id)
  }
  return back(context, row)
}

function findRehearsed(
  { db, config }: PaymentContext,
  reference: string,
): Promise<PaymentRow | undefined> {
  if (reference === '' || !isRehearsed({ config })) return Promise.resolve(undefined)
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', 'rehearsal')
    .where('reference', '=', reference)
    .executeTakeFirst()
}

function back(context: PaymentContext, row: PaymentRow): Loaded<never> {
  const to = subjectOf(row)?.returnPath(context, row, context.lang) ?? '/'
  return { kind: 'redirect', to, status: 303 }
}
