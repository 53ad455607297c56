import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { parseMoney } from '#kernel/admin/fields/values/money-input.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoney } from '#kernel/i18n/format.ts'
import { isOnline } from '#modules/payments/payments/life-cycle.ts'
import { fromThousandths, toThousandths } from '#modules/stock/levels/quantity.ts'
import { adminMessages } from '../../admin/messages.ts'
import {
  LineQuantities,
  readTyped,
  type TypedQuantities,
} from '../../orders/admin/line-quantities.tsx'
import { orderSteps } from '../../orders/order.calls.ts'
import type { Order } from '../../orders/order.ts'

/** Money back although nothing came back: a sum, or what goods cost. */
export function RefundPartForm({ item, reload }: ItemProps<Order>) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const free = item.balance - item.refund_due - item.withheld
  const needsProvider = isOnline(item.payment_source) && !can(staff('payments', 'publish'))
  if (free < 1 || item.state === 'cancelled' || needsProvider || !can(orderSteps.refund.access))
    return null
  if (isOpen)
    return <RefundPart item={item} reload={reload} free={free} leave={() => setOpen(false)} />
  return (
    <Button variant="default" mt="sm" fullWidth onClick={() => setOpen(true)}>
      {t('part.begin')}
    </Button>
  )
}

type Props = Pick<ItemProps<Order>, 'item' | 'reload'> & { free: number; leave(): void }

function RefundPart({ item, reload, free, leave }: Props) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { attempt, isBusy } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const [by, setBy] = useState<'amount' | 'lines'>('amount')
  const [sum, setSum] = useState('')
  const [typed, setTyped] = useState<TypedQuantities>({})
  const [reason, setReason] = useState('')
  const of = item.lines.map((line) => ({ line, most: leftOf(line) }))
  const amount = parseMoney(sum, lang)
  const isFitting = amount !== undefined && amount > 0 && amount <= free
  const named = readTyped(of, { ...zeros(item), ...typed }, lang)
  const lines = named?.filter(({ quantity }) => Number(quantity) > 0)
  const isReady = by === 'amount' ? isFitting : lines !== undefined && lines.length > 0
  const way = isOnline(item.payment_source) ? 'payback' : 'refund'
  const most = formatMoney(free, lang, item.currency)
  const submit = async () => {
    if (!(await confirm({ title: t(`part.confirm.${way}`), yes: t(`orders.actions.${way}`) })))
      return
    const body = { version: item.version, reason, ...(by === 'amount' ? { amount } : { lines }) }
    const work = () => call(orderSteps.refund, { params: { id: item._id }, body })
    if (await attempt(work, t(`orders.done.${way}`))) await reload()
  }
  return (
    <Stack gap="sm" mt="sm">
      <Text c="dimmed">{t('part.lead', { most })}</Text>
      <SegmentedControl
        aria-label={t('part.begin')}
        data={(['amount', 'lines'] as const).map((value) => ({ value, label: t(`part.${value}`) }))}
        value={by}
        onChange={(value) => setBy(value === 'lines' ? 'lines' : 'amount')}
      />
      {by === 'amount' ? (
        <TextInput
          label={t('part.sum')}
          inputMode="decimal"
          value={sum}
          error={sum !== '' && !isFitting && t('part.wrong', { most })}
          onChange={({ currentTarget }) => setSum(currentTarget.value)}
        />
      ) : (
        <LineQuantities of={of} typed={{ ...zeros(item), ...typed }} onChange={setTyped} />
      )}
      <TextInput
        label={t('part.reason')}
        value={reason}
        maxLength={500}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Group>
        <Button loading={isBusy} disabled={!isReady} onClick={() => void submit()}>
          {t(`orders.actions.${way}`)}
        </Button>
        <Button variant="default" onClick={leave}>
          {t('edit.leave')}
        </Button>
      </Group>
      {dialog}
    </Stack>
  )
}

function leftOf({ quantity, claimed }: Order['lines'][number]): string {
  return fromThousandths(toThousandths(quantity) - toThousandths(claimed))
}

function zeros({ lines }: Order): TypedQuantities {
  return Object.fromEntries(lines.map(({ _id }) => [_id, '0']))
}
