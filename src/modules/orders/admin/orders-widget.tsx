import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { LatestWidget } from '#kernel/admin/shell/widgets/latest-widget.tsx'
import { call } from '#kernel/client/call.ts'
import { formatMoney } from '#kernel/i18n/format.ts'
import { order } from '../orders/order.ts'
import { adminMessages } from './messages.ts'
import { ORDERS } from './paths.ts'

/** What was bought last, and what is to be done about it. */
export function OrdersWidget() {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const read = async (limit: number) => {
    const { items } = await call(order.calls.list, { query: { sort: '-created', limit } })
    return items.map(({ _id, number, name, state, total, currency, created }) => ({
      _id,
      path: `${ORDERS}/${_id}`,
      label: [number, name].filter(Boolean).join(', '),
      facts: [t(`orders.choices.state.${state}`), formatMoney(total, lang, currency)],
      date: created,
    }))
  }
  return (
    <LatestWidget
      name="orders"
      title={t('title')}
      path={ORDERS}
      empty={t('orders.empty.title')}
      read={read}
    />
  )
}
