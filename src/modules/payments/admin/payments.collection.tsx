import { IconBellRinging, IconPlayerStop, IconRefresh } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import type { ItemAction } from '#kernel/admin/collection/definition.ts'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { choicesFilter, yesNoFilter } from '#kernel/admin/fields/filter.ts'
import { call } from '#kernel/client/call.ts'
import { isOnline, isPaid, OPEN_STATES, PAYMENT_STATES } from '../payments/life-cycle.ts'
import { paymentActions } from '../payments/payment.calls.ts'
import { type Payment, payment } from '../payments/payment.ts'
import { adminMessages } from './messages.ts'
import { MoneySection } from './money-section.tsx'
import { ORDERS, PAYMENTS } from './paths.ts'
import { EventsSection, FactsSection } from './payment-sections.tsx'
import { PaymentBadge } from './pickers.tsx'

export const payments = nounCollection(payment, {
  name: 'payments',
  path: PAYMENTS,
  paths: { browse: PAYMENTS, edit: `${PAYMENTS}/:id` },
  words: wordsOf(adminMessages, 'payments'),
  label: ({ subject_label, reference }) => subject_label || reference || '–',
  begin: { path: ORDERS, access: staff('orders', 'view') },
  columns: ['subject_label', 'created', 'source', 'amount', 'captured', 'refunded', 'state'],
  extraColumns: ['provider', 'reference', 'test', 'currency'],
  cells: { state: ({ row }) => <PaymentBadge state={row.state} /> },
  filters: {
    payment_provider_state: choicesFilter(PAYMENT_STATES),
    unmatched: yesNoFilter(),
    source: 'source',
    provider: 'provider',
    test: 'test',
  },
  Status: ({ item }) => <PaymentBadge state={item.state} />,
  actions: [
    action('remind', IconBellRinging, isOwed),
    action('check', IconRefresh, ({ reference }) => reference !== ''),
    action('cancel', IconPlayerStop, ({ state }) => OPEN_STATES.some((one) => one === state)),
  ],
  form: {
    main: { money: MoneySection, events: EventsSection },
    side: { facts: FactsSection },
  },
})

const ENDED = ['refunded', 'chargeback', 'authorized'] as const
/** By transfer there is no second attempt. */
const OVER = ['cancelled', 'expired'] as const

/** Somebody can still be asked for it; whether it is due is known by what it is for. */
function isOwed({ state, source, subject_id }: Payment): boolean {
  const ends = isOnline(source) ? ENDED : [...ENDED, ...OVER]
  const isOver = isPaid(state) || ends.some((one) => one === state)
  return subject_id !== null && !isOver
}

type Simple = 'remind' | 'check' | 'cancel'

function action(
  name: Simple,
  icon: ItemAction<Payment>['icon'],
  when: (item: Payment) => boolean,
): ItemAction<Payment> {
  return {
    ...{ name, icon, when },
    access: paymentActions[name].access,
    asksFirst: name !== 'check',
    isDanger: name === 'cancel',
    run: ({ _id, version }) =>
      call(paymentActions[name], { params: { id: _id }, body: { version } }),
  }
}
