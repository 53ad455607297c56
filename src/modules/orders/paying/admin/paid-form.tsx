import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { parseMoney, writeMoney } from '#kernel/admin/fields/values/money-input.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoney } from '#kernel/i18n/format.ts'
import { adminMessages } from '../../admin/messages.ts'
import { openAmount, stepOf } from '../../orders/life-cycle.ts'
import { orderSteps } from '../../orders/order.calls.ts'
import type { Order } from '../../orders/order.ts'

/** Less is asked for than at first, so whoever notes the money says how much of it came. */
export function PaidForm({ item, reload }: ItemProps<Order>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const can = useCan()
  const { attempt, isBusy } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const due = openAmount(item)
  const most = item.total - item.refunded_goods - item.balance
  const [typed, setTyped] = useState(() => (due > 0 ? writeMoney(due, lang) : ''))
  if (item.reduced === 0 || !stepOf('mark_paid', item) || !can(orderSteps.mark_paid.access))
    return null
  const money = (cents: number) => formatMoney(cents, lang, item.currency)
  const sums = { due: money(due), total: money(most) }
  const amount = parseMoney(typed, lang)
  const isFitting = amount !== undefined && amount > 0 && amount >= due && amount <= most
  const submit = async () => {
    if (!isFitting) return
    const title = t('paid.confirm', { amount: money(amount) })
    if (!(await confirm({ title, yes: t('orders.actions.mark_paid') }))) return
    const request = { params: { id: item._id }, body: { version: item.version, amount } }
    const work = () => call(orderSteps.mark_paid, request)
    if (await attempt(work, t('orders.done.mark_paid'))) await reload()
  }
  return (
    <Stack gap="sm" mt="sm">
      <Text c="dimmed">{t('paid.lead', sums)}</Text>
      <TextInput
        label={t('paid.amount')}
        inputMode="decimal"
        value={typed}
        error={!isFitting && typed !== '' && t('paid.wrong', sums)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button fullWidth loading={isBusy} disabled={!isFitting} onClick={() => void submit()}>
        {t('orders.actions.mark_paid')}
      </Button>
      {dialog}
    </Stack>
  )
}
