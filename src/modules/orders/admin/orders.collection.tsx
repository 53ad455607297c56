import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconCircleCheck,
  IconCoin,
  IconMailForward,
  IconPackageOff,
  IconPlayerPause,
  IconPlayerPlay,
  IconTruckDelivery,
  IconTruckReturn,
} from '@tabler/icons-react'
import type { ItemAction } from '#kernel/admin/collection/definition.ts'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import {
  isReady,
  lastMail,
  ORDER_ACTIONS,
  type OrderState,
  type PaymentState,
  stepOf,
} from '../orders/life-cycle.ts'
import { mailOrder, orderSteps } from '../orders/order.calls.ts'
import { type Order, order } from '../orders/order.ts'
import { adminMessages } from './messages.ts'
import { BuyerSection, LinesSection, StateSection, TextsSection } from './order-sections.tsx'
import { ORDERS } from './paths.ts'

const STATES: Readonly<Record<OrderState, StatusTone>> = {
  placed: 'warn',
  on_hold: 'neutral',
  accepted: 'info',
  in_fulfilment: 'info',
  completed: 'good',
  cancelled: 'neutral',
}
const PAYMENTS: Readonly<Record<PaymentState, StatusTone>> = {
  awaiting: 'warn',
  paid: 'good',
  expired: 'bad',
  refunded_partly: 'neutral',
  refunded: 'neutral',
}

type Action = (typeof ORDER_ACTIONS)[number]

const ICONS: Readonly<Record<Action, ItemAction<Order>['icon']>> = {
  accept: IconCheck,
  mark_paid: IconCoin,
  ship: IconTruckDelivery,
  complete: IconCircleCheck,
  not_collected: IconPackageOff,
  undeliverable: IconTruckReturn,
  hold: IconPlayerPause,
  resume: IconPlayerPlay,
  cancel: IconBan,
  refund: IconArrowBackUp,
}
/** What goes out to the buyer, or is about money. */
const ASKS: readonly Action[] = [
  'mark_paid',
  'ship',
  'not_collected',
  'undeliverable',
  'cancel',
  'refund',
]
/** What cannot be taken back. */
const DANGERS: readonly Action[] = ['cancel', 'not_collected', 'undeliverable']

const resend: ItemAction<Order> = {
  name: 'resend',
  icon: IconMailForward,
  asksFirst: true,
  when: ({ email }) => email !== '',
  run: (item) => call(mailOrder, { params: { id: item._id }, body: { kind: lastMail(item) } }),
}

export const orders = nounCollection(order, {
  name: 'orders',
  path: ORDERS,
  paths: { browse: ORDERS, edit: `${ORDERS}/:id` },
  words: wordsOf(adminMessages, 'orders'),
  label: ({ number }) => number,
  columns: ['number', 'created', 'name', 'total', 'state', 'payment_provider_state'],
  cells: {
    state: ({ row }) => <StateBadge order={row} />,
    payment_provider_state: ({ row }) => <PaymentBadge state={row.payment_provider_state} />,
  },
  Status: ({ item }) => <StateBadge order={item} />,
  actions: [...ORDER_ACTIONS.map(stepAction), resend],
  form: {
    main: { lines: LinesSection, own: ['note'] },
    side: { state: StateSection, buyer: BuyerSection, texts: TextsSection },
  },
})

function stepAction(action: Action): ItemAction<Order> {
  return {
    name: action,
    icon: ICONS[action],
    access: orderSteps[action].access,
    isDanger: DANGERS.includes(action),
    asksFirst: ASKS.includes(action),
    // Where less is asked for than at first, the money has a form of its own.
    when: (item) =>
      stepOf(action, item) !== undefined && !(action === 'mark_paid' && item.reduced > 0),
    run: ({ _id, version }) => call(orderSteps[action], { params: { id: _id }, body: { version } }),
  }
}

function StateBadge({ order: item }: { order: Order }) {
  const t = useMessages(adminMessages)
  const label = isReady(item) ? t('ready') : t(`orders.choices.state.${item.state}`)
  return <StatusBadge tone={STATES[item.state]} label={label} />
}

function PaymentBadge({ state }: { state: PaymentState }) {
  const t = useMessages(adminMessages)
  const label = t(`orders.choices.payment_provider_state.${state}`)
  return <StatusBadge tone={PAYMENTS[state]} label={label} />
}
