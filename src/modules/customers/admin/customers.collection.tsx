import { staff } from '#kernel/access/rules.ts'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { yesNoFilter } from '#kernel/admin/fields/filter.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { PersonMark } from '#ui/person-mark/person-mark.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { type Customer, customer } from '../customer.ts'
import { BlockSection } from './block-section.tsx'
import { PersonSection, StandingSection } from './customer-sections.tsx'
import { DataSection } from './data-section.tsx'
import { adminMessages } from './messages.ts'
import { OpenSection, OrdersSection } from './orders-section.tsx'
import { CUSTOMERS, ORDERS } from './paths.ts'
import { VatSection } from './vat-section.tsx'

export const customers = nounCollection(customer, {
  name: 'customers',
  path: CUSTOMERS,
  paths: { browse: CUSTOMERS, edit: `${CUSTOMERS}/:id` },
  words: wordsOf(adminMessages, 'customers'),
  label: ({ name, email }) => name || email,
  begin: { path: ORDERS, access: staff('orders', 'view') },
  columns: ['name', 'email', 'orders', 'turnover', 'open', 'last_order'],
  extraColumns: ['company', 'owed', 'is_blocked', 'no_invoice', 'created'],
  cells: { name: ({ row }) => <NameCell item={row} /> },
  Status: ({ item }) => <StateBadge item={item} />,
  filters: {
    has_open: yesNoFilter(),
    has_account: yesNoFilter(),
    is_blocked: 'is_blocked',
    no_invoice: 'no_invoice',
  },
  form: {
    main: {
      open: OpenSection,
      orders: OrdersSection,
      limits: ['no_invoice', ['max_order', 'max_open']],
      tax: ['vat_id'],
      own: ['note'],
    },
    side: {
      standing: StandingSection,
      person: PersonSection,
      vat: VatSection,
      block: BlockSection,
      data: DataSection,
    },
  },
})

function NameCell({ item: { name, email, company, is_blocked } }: { item: Customer }) {
  const t = useMessages(adminMessages)
  const note = [company, is_blocked && t('blocked')].filter(Boolean).join(' · ')
  return <PersonMark name={name || email} note={note} />
}

function StateBadge({ item: { is_blocked, account } }: { item: Customer }) {
  const t = useMessages(adminMessages)
  if (is_blocked) return <StatusBadge tone="bad" label={t('blocked')} />
  return account ? (
    <StatusBadge tone="good" label={t('withAccount')} />
  ) : (
    <StatusBadge tone="neutral" label={t('guest')} />
  )
}
