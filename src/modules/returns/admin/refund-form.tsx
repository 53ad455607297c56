import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { DayBox } from '#kernel/admin/fields/inputs/moment-inputs.tsx'
import { parseMoney, writeMoney } from '#kernel/admin/fields/values/money-input.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { formatMoney } from '#kernel/i18n/format.ts'
import { isLater, stepOf } from '../returns/life-cycle.ts'
import { returnSteps } from '../returns/return.calls.ts'
import type { GoodsReturn } from '../returns/return.ts'
import { adminMessages } from './messages.ts'

/** The amount is worked out; who pays back less or more says why. */
export function RefundForm({ item, reload }: ItemProps<GoodsReturn>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const can = useCan()
  const { attempt, isBusy } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const isKept = isLater(item)
  const [typed, setTyped] = useState(() => (isKept ? '' : writeMoney(item.owed, lang)))
  const [day, setDay] = useState<string | null>(dayInBerlin())
  const [reason, setReason] = useState('')
  const { ordered } = item
  const mayPay = ordered?.is_online !== true || can(staff('payments', 'publish'))
  const mayRefund = can(returnSteps.refund.access) && can(staff('orders', 'publish')) && mayPay
  if (!ordered || !stepOf('refund', item) || !mayRefund) return null
  const money = (cents: number) => formatMoney(cents, lang, ordered.currency)
  const amount = parseMoney(typed, lang)
  const open = isKept ? Math.min(item.withheld_amount, ordered.withheld) : item.owed
  // What was kept went back at the payment itself.
  if (open === 0) return null
  const most = ordered.refundable + (isKept ? open : 0)
  const isFitting = amount !== undefined && amount > 0 && amount <= most
  const way = ordered.is_online ? 'online' : 'offline'
  const isOdd = isFitting && (isKept ? amount > open : amount !== open)
  const submit = async () => {
    if (!isFitting || !day) return
    const title = t(`refund.confirm.${way}`, { amount: money(amount) })
    if (!(await confirm({ title, yes: t(`refund.submit.${way}`) }))) return
    const body = { version: item.version, amount, refunded_on: day, reason: reason.trim() }
    const work = () => call(returnSteps.refund, { params: { id: item._id }, body })
    if (await attempt(work, t(`refund.done.${way}`))) await reload()
  }
  const suggested = {
    goods: money(item.goods_amount),
    shipping: money(item.shipping_amount),
  }
  return (
    <Stack gap="sm" mt="sm">
      <Text c="dimmed">
        {isKept ? t('refund.later', { amount: money(open) }) : t('refund.suggested', suggested)}
      </Text>
      <TextInput
        label={t('refund.amount')}
        inputMode="decimal"
        value={typed}
        error={!isFitting && typed !== '' && t('refund.wrong', { amount: money(most) })}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {way === 'offline' && (
        <DayBox label={t('refund.day')} value={day} maxDate={dayInBerlin()} onChange={setDay} />
      )}
      {isOdd && (
        <TextInput
          label={t('refund.reason')}
          description={t('refund.reasonHint')}
          maxLength={500}
          required
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <Button
        fullWidth
        loading={isBusy}
        disabled={!isFitting || !day || (isOdd && reason.trim() === '')}
        onClick={() => void submit()}
      >
        {t(`refund.submit.${way}`)}
      </Button>
      {dialog}
    </Stack>
  )
}
