import { Anchor, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { MoreButton } from '#kernel/admin/more-button.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatMoment, formatMoney } from '#kernel/i18n/format.ts'
import { useOrderStanding } from '#modules/orders/admin/pickers.tsx'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { type CustomerOrder, listCustomerOrders } from '../customer.calls.ts'
import type { Customer } from '../customer.ts'
import { adminMessages } from './messages.ts'
import { ORDERS } from './paths.ts'

/** What is to be paid by either side. */
export function OpenSection({ item }: ItemProps<Customer>) {
  const t = useMessages(adminMessages)
  if (item.open === 0 && item.owed === 0) return <Text c="dimmed">{t('nothingOpen')}</Text>
  return <OrderLines item={item} isOpen />
}

export function OrdersSection({ item }: ItemProps<Customer>) {
  return <OrderLines item={item} />
}

function OrderLines({ item, isOpen = false }: { item: Customer; isOpen?: boolean }) {
  const t = useMessages(adminMessages)
  const found = useInfiniteQuery({
    queryKey: ['collection', 'customers', 'orders', item._id, isOpen],
    queryFn: ({ pageParam }) =>
      call(listCustomerOrders, {
        params: { id: item._id },
        query: { is_open: isOpen, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  return (
    <>
      <SectionQuery query={found} lines={3}>
        {({ pages }) => {
          const orders = pages.flatMap((page) => page.items)
          if (orders.length === 0) return <Text c="dimmed">{t('noOrders')}</Text>
          return (
            <Lines>
              {orders.map((order) => (
                <OrderLine key={order._id} order={order} isOpen={isOpen} />
              ))}
            </Lines>
          )
        }}
      </SectionQuery>
      <MoreButton query={found}>{t('older')}</MoreButton>
    </>
  )
}

function OrderLine({ order, isOpen }: { order: CustomerOrder; isOpen: boolean }) {
  const t = useMessages(adminMessages)
  const standingOf = useOrderStanding()
  const can = useCan()
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  const { number, total, open, owed, currency } = order
  const money = (cents: number) => formatMoney(cents, lang, currency)
  const label = t('order', { number })
  const standing = [...standingOf(order), formatMoment(order.created, lang)]
  const due = [
    open > 0 && t('openItem', { amount: money(open) }),
    owed > 0 && t('owedItem', { amount: money(owed) }),
  ].filter(Boolean)
  return (
    <Line
      name={
        can(staff('orders', 'view')) ? (
          <Anchor component={Link} to={adminPath(`${ORDERS}/${order._id}`)}>
            {label}
          </Anchor>
        ) : (
          label
        )
      }
      note={standing.join(' · ')}
    >
      <Text fw={550}>{isOpen ? due.join(', ') : money(total)}</Text>
    </Line>
  )
}
