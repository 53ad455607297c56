import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoney } from '#kernel/i18n/format.ts'
import { adminMessages } from '../../admin/messages.ts'
import {
  LineQuantities,
  readTyped,
  type TypedQuantities,
  written,
} from '../../orders/admin/line-quantities.tsx'
import { editOrderLines } from '../../orders/order.calls.ts'
import type { Order } from '../../orders/order.ts'
import { canBeEdited, type Difference } from '../edit-rules.ts'

/** Other quantities before anything is sent; what that means for the money is asked about first. */
export function EditLines({ item, reload }: ItemProps<Order>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const can = useCan()
  const { attempt, isBusy } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const [typed, setTyped] = useState<TypedQuantities>()
  if (!canBeEdited(item) || !can(editOrderLines.access)) return null
  if (!typed)
    return (
      <Button variant="default" mt="sm" onClick={() => setTyped(quantitiesOf(item, lang))}>
        {t('edit.begin')}
      </Button>
    )
  const of = item.lines.map((line) => ({ line, most: null }))
  const lines = readTyped(of, typed, lang)
  const money = (cents: number) => formatMoney(cents, lang, item.currency)
  const submit = async () => {
    if (!lines) return
    const params = { id: item._id }
    const body = { version: item.version, lines }
    let found: Difference | undefined
    const look = async () => {
      found = (await call(editOrderLines, { params, body: { ...body, dry_run: true } })).difference
    }
    if (!(await attempt(look)) || !found) return
    if (!(await confirm({ title: said(found, money, t), yes: t('edit.yes') }))) return
    const work = () => call(editOrderLines, { params, body })
    if (await attempt(work, t('edit.done'))) await reload()
  }
  return (
    <Stack gap="sm" mt="sm">
      <Text c="dimmed">{t('edit.lead')}</Text>
      <LineQuantities of={of} typed={typed} onChange={setTyped} />
      <Group>
        <Button loading={isBusy} disabled={!lines} onClick={() => void submit()}>
          {t('edit.look')}
        </Button>
        <Button variant="default" onClick={() => setTyped(undefined)}>
          {t('edit.leave')}
        </Button>
      </Group>
      {dialog}
    </Stack>
  )
}

type Lang = 'de' | 'en'

function quantitiesOf({ lines }: Order, lang: Lang): TypedQuantities {
  return Object.fromEntries(lines.map(({ _id, quantity }) => [_id, written(quantity, lang)]))
}

type Words = ReturnType<typeof useMessages<typeof adminMessages>>

function said(
  { before, after, refund, to_pay }: Difference,
  money: (cents: number) => string,
  t: Words,
): string {
  const change = t('edit.sum', { before: money(before), after: money(after) })
  const back = refund > 0 ? t('edit.refund', { amount: money(refund) }) : ''
  const open = to_pay > 0 ? t('edit.toPay', { amount: money(to_pay) }) : ''
  return [change, back, open, t('edit.mail')].filter(Boolean).join(' ')
}
