import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { parseMoney, writeMoney } from '#kernel/admin/fields/values/money-input.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoney } from '#kernel/i18n/format.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { isOnline } from '../payments/life-cycle.ts'
import { paymentActions } from '../payments/payment.calls.ts'
import type { Payment } from '../payments/payment.ts'
import { adminMessages } from './messages.ts'
import { RefundLines } from './refund-lines.tsx'

/** What is asked for, what came, what went back, and what to do about it. */
export function MoneySection({ item, reload }: ItemProps<Payment>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const isAllowed = useCan()(paymentActions.refund.access)
  const { amount, captured, refunded, currency, refunds, version } = item
  const money = (cents: number) => formatMoney(cents, lang, currency)
  const sums = [
    ['amount', amount],
    ['captured', captured],
    ['refunded', refunded],
  ] as const
  return (
    <Stack gap="sm">
      {sums.map(([name, cents]) => (
        <Group key={name} justify="space-between">
          <Text c="dimmed">{t(`payments.fields.${name}`)}</Text>
          <Text fw={550}>{money(cents)}</Text>
        </Group>
      ))}
      {refunds.length > 0 && <RefundLines item={item} reload={reload} />}
      {isAllowed && <PaidForm key={`paid ${version}`} item={item} reload={reload} />}
      {isAllowed && <RefundForm key={`refund ${version}`} item={item} reload={reload} />}
    </Stack>
  )
}

/** Money on the account or in the till: all that is open, or what really came. Nobody can keep a transfer from coming. */
function PaidForm({ item, reload }: ItemProps<Payment>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { attempt, isBusy } = useAttempt()
  const { _id, version, amount, captured, refunded, currency, source, state } = item
  const open = Math.max(amount - (captured - refunded), 0)
  // After a refund nobody knows how much will come, and of what is paid nothing is expected.
  const isExpected = open > 0 && state !== 'refunded'
  const [typed, setTyped] = useState(isExpected ? writeMoney(open, lang) : '')
  if (isOnline(source)) return null
  const cents = amountIn(typed, lang)
  const note = async () => {
    if (cents === undefined) return
    const body = { version, amount: cents }
    const work = () => call(paymentActions.mark_paid, { params: { id: _id }, body })
    if (await attempt(work, t('paid.done'))) await reload()
  }
  return (
    <Stack gap="xs">
      <TextInput
        label={t('paid.amount', { currency })}
        inputMode="decimal"
        value={typed}
        error={cents === undefined && typed !== '' && t('wrong')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button
        variant={isExpected ? 'filled' : 'default'}
        w="fit-content"
        loading={isBusy}
        disabled={cents === undefined}
        onClick={() => void note()}
      >
        {t('paid.submit')}
      </Button>
    </Stack>
  )
}

/** Never more than came and has not gone back. */
function RefundForm({ item, reload }: ItemProps<Payment>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { attempt, isBusy } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const { _id, version, currency, source } = item
  const most = leftOf(item)
  const [typed, setTyped] = useState(writeMoney(most, lang))
  const [reason, setReason] = useState('')
  if (most <= 0) return null
  const cents = amountIn(typed, lang)
  const isWrong = cents === undefined || cents > most
  const way = isOnline(source) ? 'online' : 'offline'
  const send = async () => {
    if (isWrong) return
    const title = t('refund.ask', { amount: formatMoney(cents, lang, currency) })
    if (!(await confirm({ title, yes: t(`refund.${way}`) }))) return
    const body = { version, amount: cents, reason: reason.trim() }
    const work = () => call(paymentActions.refund, { params: { id: _id }, body })
    const done = t(way === 'online' ? 'refund.sent' : 'refund.noted')
    if (await attempt(work, done)) await reload()
  }
  return (
    <Stack gap="xs">
      <TextInput
        label={t('refund.amount', { most: formatMoney(most, lang, currency) })}
        description={t(`refund.${way}Hint`)}
        inputMode="decimal"
        value={typed}
        error={isWrong && t('wrong')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <TextInput
        label={t('refund.reason')}
        maxLength={300}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button
        variant="default"
        w="fit-content"
        loading={isBusy}
        disabled={isWrong}
        onClick={() => void send()}
      >
        {t(`refund.${way}`)}
      </Button>
      {dialog}
    </Stack>
  )
}

/** What a bank has taken away cannot be given back. */
function leftOf({ state: now, captured, refunded, refunds }: Payment): number {
  if (now === 'chargeback') return 0
  const pending = refunds.filter(({ state }) => state === 'pending')
  return captured - refunded - pending.reduce((sum, { amount }) => sum + amount, 0)
}

/** Nothing, and less than nothing, is no amount that moves. */
function amountIn(typed: string, lang: Lang): number | undefined {
  const cents = parseMoney(typed, lang)
  return cents !== undefined && cents > 0 ? cents : undefined
}
