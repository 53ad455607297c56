import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useConfirm } from '#kernel/admin/collection/use-confirm.tsx'
import { DayBox } from '#kernel/admin/fields/inputs/moment-inputs.tsx'
import { parseMoney, writeMoney } from '#kernel/admin/fields/values/money-input.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoney } from '#kernel/i18n/format.ts'
import { stepOf } from '../returns/life-cycle.ts'
import { returnSteps } from '../returns/return.calls.ts'
import type { GoodsReturn } from '../returns/return.ts'
import { today } from './due-text.tsx'
import { adminMessages } from './messages.ts'

/** The amount is worked out; who pays back less says why. */
export function RefundForm({ item, reload }: ItemProps<GoodsReturn>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const can = useCan()
  const { attempt, isBusy } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const [typed, setTyped] = useState(() => writeMoney(item.owed, lang))
  const [day, setDay] = useState<string | null>(today())
  const [reason, setReason] = useState('')
  const { ordered } = item
  if (!ordered || !stepOf('refund', item) || !can(returnSteps.refund.access)) return null
  const money = (cents: number) => formatMoney(cents, lang, ordered.currency)
  const amount = parseMoney(typed, lang)
  const isFitting = amount !== undefined && amount > 0 && amount <= ordered.refundable
  const way = ordered.is_online ? 'online' : 'offline'
  const isLess = isFitting && amount < item.owed
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
      <Text c="dimmed">{t('refund.suggested', suggested)}</Text>
      <TextInput
        label={t('refund.amount')}
        inputMode="decimal"
        value={typed}
        error={!isFitting && t('refund.wrong', { amount: money(ordered.refundable) })}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {way === 'offline' && (
        <DayBox label={t('refund.day')} value={day} maxDate={today()} onChange={setDay} />
      )}
      {isLess && (
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
        disabled={!isFitting || !day || (isLess && reason.trim() === '')}
        onClick={() => void submit()}
      >
        {t(`refund.submit.${way}`)}
      </Button>
      {dialog}
    </Stack>
  )
}
