import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoney } from '#kernel/i18n/format.ts'
import { isOnline } from '#modules/payments/payments/life-cycle.ts'
import { adminMessages } from '../../admin/messages.ts'
import { ParcelForm } from '../../shipments/admin/parcel-form.tsx'
import { isInAdvance, openAmount, stepOf } from '../life-cycle.ts'
import { orderSteps } from '../order.calls.ts'
import { type Order, order } from '../order.ts'

const edit = staff('orders', 'edit')

type Forward = 'accept' | 'mark_paid' | 'ship' | 'complete'

/** What is paid afterwards is sent before. */
const FORWARD: Readonly<Record<'before' | 'after', readonly Forward[]>> = {
  before: ['mark_paid', 'ship', 'complete'],
  after: ['accept', 'ship', 'mark_paid', 'complete'],
}

/** The one thing to do next; everything else is in the menu. */
export function NextStep({ item, reload }: ItemProps<Order>) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const { lang } = useSession().user
  const { attempt, isBusy } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const [tracking, setTracking] = useState(item.tracking)
  const ways = FORWARD[isInAdvance(item.payment_source) ? 'before' : 'after']
  // Where less is asked for than at first, the money has a form of its own; online it comes by itself.
  const hasForm = item.reduced > 0 || isOnline(item.payment_source)
  const open = ways.filter((action) => action !== 'mark_paid' || !hasForm)
  const next = open.find((action) => item.state !== 'cancelled' && stepOf(action, item))
  const isSent = item.state === 'in_fulfilment' || item.state === 'completed'
  const params = { id: item._id }
  const { version } = item
  const step = async (action: Forward) => {
    const yes = t(`orders.actions.${action}`)
    const amount = formatMoney(openAmount(item), lang, item.currency)
    const title = t('paid.confirm', { amount })
    if (action === 'mark_paid' && !(await confirm({ title, yes }))) return
    const work = () => call(orderSteps[action], { params, body: { version } })
    if (await attempt(work, t(`orders.done.${action}`))) await reload()
  }
  const keepTracking = async () => {
    const work = () => call(order.calls.updateById, { params, body: { version, tracking } })
    if (await attempt(work, t('trackingKept'))) await reload()
  }
  return (
    <>
      {next === 'ship' && can(edit) && <ParcelForm item={item} reload={reload} />}
      {item.delivery.kind === 'ship' && next !== 'ship' && isSent && can(edit) && (
        <TextInput
          label={t('orders.fields.tracking')}
          description={t('orders.hints.tracking')}
          value={tracking}
          maxLength={300}
          mt="sm"
          onChange={({ currentTarget }) => setTracking(currentTarget.value)}
        />
      )}
      {isSent && next !== 'ship' && tracking !== item.tracking && (
        <Button variant="default" loading={isBusy} mt="sm" onClick={() => void keepTracking()}>
          {t('keepTracking')}
        </Button>
      )}
      {next && next !== 'ship' && can(orderSteps[next].access) && (
        <Button loading={isBusy} mt="sm" fullWidth onClick={() => void step(next)}>
          {t(`orders.actions.${next}`)}
        </Button>
      )}
      {dialog}
    </>
  )
}
