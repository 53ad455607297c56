import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconCircleCheck,
  IconCoin,
  IconMailForward,
  IconPlayerPause,
  IconPlayerPlay,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { ItemAction } from '#kernel/admin/collection/definition.ts'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { PaymentBadge } from '#modules/payments/admin/pickers.tsx'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import { lastMail, ORDER_ACTIONS, type OrderState, stepOf } from '../orders/life-cycle.ts'
import { mailOrder, orderSteps } from '../orders/order.calls.ts'
import { type Order, order } from '../orders/order.ts'
import { adminMessages } from './messages.ts'
import {
  BuyerSection,
  LinesSection,
  MoneySection,
  StateSection,
  TextsSection,
} from './order-sections.tsx'
import { ORDERS } from './paths.ts'

const STATES: Readonly<Record<OrderState, StatusTone>> = {
  placed: 'warn',
  on_hold: 'neutral',
  accepted: 'info',
  in_fulfilment: 'info',
  completed: 'good',
  cancelled: 'neutral',
}
type Action = (typeof ORDER_ACTIONS)[number]

const ICONS: Readonly<Record<Action, ItemAction<Order>['icon']>> = {
  accept: IconCheck,
  mark_paid: IconCoin,
  ship: IconTruckDelivery,
  complete: IconCircleCheck,
  hold: IconPlayerPause,
  resume: IconPlayerPlay,
  cancel: IconBan,
  refund: IconArrowBackUp,
}
/** What goes out to the buyer, or is about money. */
const ASKS: readonly Action[] = ['mark_paid', 'ship', 'cancel', 'refund']

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
  extraColumns: ['payment_source', 'test'],
  cells: {
    state: ({ row }) => <StateBadge state={row.state} />,
    payment_provider_state: ({ row }) => <PaymentBadge state={row.payment_provider_state} />,
  },
  Status: ({ item }) => <StateBadge state={item.state} />,
  actions: [...ORDER_ACTIONS.map(stepAction), resend],
  form: {
    main: { lines: LinesSection, own: ['note'] },
    side: {
      state: StateSection,
      money: MoneySection,
      buyer: BuyerSection,
      texts: TextsSection,
    },
  },
})

function stepAction(action: Action): ItemAction<Order> {
  return {
    name: action,
    icon: ICONS[action],
    access: orderSteps[action].access,
    isDanger: action === 'cancel',
    asksFirst: ASKS.includes(action),
    when: (item) => stepOf(action, item) !== undefined,
    run: ({ _id, version }) => call(orderSteps[action], { params: { id: _id }, body: { version } }),
  }
}

function StateBadge({ state }: { state: OrderState }) {
  const t = useMessages(adminMessages)
  return <StatusBadge tone={STATES[state]} label={t(`orders.choices.state.${state}`)} />
}
