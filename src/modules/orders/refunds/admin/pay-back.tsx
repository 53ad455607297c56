import { Button } from '@mantine/core'
import { staff } from '#kernel/access/rules.ts'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoney } from '#kernel/i18n/format.ts'
import { isOnline } from '#modules/payments/payments/life-cycle.ts'
import { adminMessages } from '../../admin/messages.ts'
import { owedBack } from '../../orders/life-cycle.ts'
import { orderSteps } from '../../orders/order.calls.ts'
import type { Order } from '../../orders/order.ts'

const movesMoney = staff('payments', 'publish')

/** Money the buyer has to get back: a provider pays it, which takes another right, or somebody has by hand. */
export function PayBack({ item, reload }: ItemProps<Order>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const can = useCan()
  const { attempt, isBusy } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const { _id: id, version, payment_source, currency } = item
  const way = isOnline(payment_source) ? 'payback' : 'refund'
  const isAllowed = can(orderSteps.refund.access) && (way === 'refund' || can(movesMoney))
  const owed = owedBack(item)
  if (owed === 0 || !isAllowed) return null
  const yes = t(`orders.actions.${way}`)
  const pay = async () => {
    const title = t(`owed.${way}`, { amount: formatMoney(owed, lang, currency) })
    if (!(await confirm({ title, yes }))) return
    const work = () => call(orderSteps.refund, { params: { id }, body: { version } })
    if (await attempt(work, t(`orders.done.${way}`))) await reload()
  }
  return (
    <>
      <Button loading={isBusy} mt="sm" fullWidth onClick={() => void pay()}>
        {yes}
      </Button>
      {dialog}
    </>
  )
}
