import {
  IconCircleCheck,
  IconMailCheck,
  IconPackageImport,
  IconTag,
  IconThumbUp,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import type { ItemAction } from '#kernel/admin/collection/definition.ts'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { date } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import { needsReason, type ReturnState, stepOf, UNDECIDED_STATES } from '../returns/life-cycle.ts'
import { returnSteps } from '../returns/return.calls.ts'
import { type GoodsReturn, goodsReturn } from '../returns/return.ts'
import { DueText } from './due-text.tsx'
import { InspectionSection } from './inspection-section.tsx'
import { adminMessages } from './messages.ts'
import { RETURNS } from './paths.ts'
import { DeclarationSection, StateSection } from './return-sections.tsx'

/** Taking goods back ends an order, or lowers what it costs. */
const ordersPublish = staff('orders', 'publish')

const TONES: Readonly<Record<ReturnState, StatusTone>> = {
  declared: 'warn',
  acknowledged: 'warn',
  label_sent: 'info',
  in_transit: 'info',
  received: 'warn',
  inspected: 'warn',
  accepted: 'warn',
  accepted_partly: 'warn',
  rejected: 'neutral',
  refunded: 'good',
  closed: 'neutral',
}

const ICONS = {
  acknowledge: IconMailCheck,
  send_label: IconTag,
  dispatch: IconTruckDelivery,
  receive: IconPackageImport,
  accept: IconThumbUp,
  close: IconCircleCheck,
} as const
type MenuAction = keyof typeof ICONS
const MENU = [
  'acknowledge',
  'send_label',
  'dispatch',
  'receive',
  'accept',
  'close',
] as const satisfies readonly MenuAction[]

export const returns = nounCollection(goodsReturn, {
  name: 'returns',
  path: RETURNS,
  paths: { browse: RETURNS, edit: `${RETURNS}/:id` },
  words: wordsOf(adminMessages, 'returns'),
  label: ({ number }) => number,
  columns: ['number', 'created', 'name', 'contract', 'kind', 'state', 'due'],
  // What came over the website has its moment beside it, and no day of a letter.
  fields: { declared: date({ when: ({ is_online }) => is_online !== true }) },
  cells: {
    state: ({ row }) => <StateBadge state={row.state} />,
    due: ({ row }) => <DueText item={row} />,
  },
  Status: ({ item }) => <StateBadge state={item.state} />,
  actions: MENU.map(stepAction),
  create: () => ({ kind: 'complaint' as const }),
  settled: settledFields,
  form: {
    main: { lines: InspectionSection, own: [['kind', 'contract'], 'declared', 'note'] },
    side: { state: StateSection, declaration: DeclarationSection },
  },
})

const UNDECIDED: readonly ReturnState[] = UNDECIDED_STATES

/** What somebody declared online is proof; an order is named once, and only before the end. */
function settledFields({ is_online, state, lines }: GoodsReturn) {
  const isNamed = lines.length > 0 || !UNDECIDED.includes(state)
  return [...(is_online ? (['kind'] as const) : []), ...(isNamed ? (['contract'] as const) : [])]
}

function stepAction(action: MenuAction): ItemAction<GoodsReturn> {
  return {
    name: action,
    icon: ICONS[action],
    access: [returnSteps[action].access, ...(action === 'accept' ? [ordersPublish] : [])],
    asksFirst: action === 'accept',
    // What needs a reason has a form of its own, and an inspected parcel its own button.
    when: (item) =>
      stepOf(action, item) !== undefined &&
      !needsReason(action, item) &&
      !(action === 'accept' && item.state === 'inspected'),
    run: ({ _id, version }) =>
      call(returnSteps[action], { params: { id: _id }, body: { version } }),
  }
}

function StateBadge({ state }: { state: ReturnState }) {
  const t = useMessages(adminMessages)
  return <StatusBadge tone={TONES[state]} label={t(`returns.choices.state.${state}`)} />
}
