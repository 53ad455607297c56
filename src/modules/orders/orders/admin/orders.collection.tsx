import { Group } from '@mantine/core'
import {
  IconBan,
  IconCheck,
  IconCircleCheck,
  IconCoin,
  IconCoinOff,
  IconMailForward,
  IconPackageOff,
  IconPlayerPause,
  IconPlayerPlay,
  IconTruckDelivery,
  IconTruckReturn,
} from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import type { ItemAction } from '#kernel/admin/collection/definition.ts'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { PaymentBadge } from '#modules/payments/admin/pickers.tsx'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { ORDERS, PRODUCTS } from '../../admin/paths.ts'
import { DownloadsSection } from '../../downloads/admin/downloads-section.tsx'
import { bulkSteps } from '../../packing/admin/bulk-steps.ts'
import { ShipmentsSection } from '../../shipments/admin/shipments-section.tsx'
import { isReady, lastMail, ORDER_ACTIONS, type OrderState, stepOf } from '../life-cycle.ts'
import { mailOrder, orderSteps } from '../order.calls.ts'
import { type Order, order } from '../order.ts'
import {
  BuyerSection,
  LinesSection,
  MoneySection,
  StateSection,
  TextsSection,
} from './order-sections.tsx'

const STATES: Readonly<Record<OrderState, StatusTone>> = {
  placed: 'warn',
  on_hold: 'neutral',
  accepted: 'info',
  in_fulfilment: 'info',
  completed: 'good',
  cancelled: 'neutral',
}

/** Money that goes back has a button of its own, which says how much. */
type Action = Exclude<(typeof ORDER_ACTIONS)[number], 'refund'>
const MENU = ORDER_ACTIONS.filter((action) => action !== 'refund')

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
  waive: IconCoinOff,
}
/** What goes out to the buyer, or is about money. */
const ASKS: readonly Action[] = [
  'mark_paid',
  'ship',
  'not_collected',
  'undeliverable',
  'cancel',
  'waive',
]
const BACK: readonly Action[] = ['not_collected', 'undeliverable']
/** What cannot be taken back. */
const DANGERS: readonly Action[] = ['cancel', 'not_collected', 'undeliverable']

const resend: ItemAction<Order> = {
  name: 'resend',
  icon: IconMailForward,
  asksFirst: true,
  when: ({ email }) => email !== '',
  run: (item) => call(mailOrder, { params: { id: item._id }, body: { kind: lastMail(item) } }),
}

/** The same step with its own words: no money came for a test. */
const shipTest: ItemAction<Order> = {
  ...stepAction('ship'),
  name: 'ship_test',
  when: (item) => item.test && stepOf('ship', item) !== undefined,
}

export const orders = nounCollection(order, {
  name: 'orders',
  path: ORDERS,
  paths: { browse: ORDERS, edit: `${ORDERS}/:id` },
  words: wordsOf(adminMessages, 'orders'),
  label: ({ number }) => number,
  begin: { path: PRODUCTS, access: staff('catalog', 'view') },
  columns: ['number', 'created', 'name', 'total', 'state', 'payment_provider_state'],
  extraColumns: ['payment_source', 'test'],
  cells: {
    state: ({ row }) => <StateBadge order={row} />,
    payment_provider_state: ({ row }) => <PaymentBadge state={row.payment_provider_state} />,
  },
  Status: ({ item }) => <StateBadge order={item} />,
  actions: [...MENU.map(stepAction), shipTest, resend],
  bulk: bulkSteps,
  form: {
    main: {
      lines: LinesSection,
      shipments: ShipmentsSection,
      downloads: DownloadsSection,
      own: ['note'],
    },
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
    isDanger: DANGERS.includes(action),
    asksFirst: ASKS.includes(action),
    // Where less is asked for than at first, the money has a form of its own.
    when: (item) =>
      stepOf(action, item) !== undefined &&
      // Of several parcels each has a button of its own.
      !(BACK.includes(action) && item.shipments.length > 1) &&
      !(action === 'ship' && item.test) &&
      !(action === 'mark_paid' && item.reduced > 0),
    run: ({ _id, version }) => call(orderSteps[action], { params: { id: _id }, body: { version } }),
  }
}

function StateBadge({ order: item }: { order: Order }) {
  const t = useMessages(adminMessages)
  const word = isReady(item) ? t('ready') : t(`orders.choices.state.${item.state}`)
  const isPart = item.state === 'in_fulfilment' && item.ship_state === 'partly'
  const label = isPart ? t('partly') : word
  const state = <StatusBadge tone={STATES[item.state]} label={label} />
  if (!item.test) return state
  return (
    <Group gap="xs">
      <StatusBadge tone="bad" label={t('test')} />
      {state}
    </Group>
  )
}
