import { Button, NativeSelect, Stack, Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useConfirm } from '#kernel/admin/collection/use-confirm.tsx'
import { DayBox } from '#kernel/admin/fields/inputs/moment-inputs.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { readQuantity, toThousandths } from '#modules/stock/levels/quantity.ts'
import { adminMessages } from '../../admin/messages.ts'
import { lineName } from '../../orders/describe-order.ts'
import { listCarriers, orderSteps } from '../../orders/order.calls.ts'
import type { Order } from '../../orders/order.ts'

const CARRIERS = { queryKey: ['orders', 'carriers'], queryFn: () => call(listCarriers, {}) }

/** What leaves now, all that is left unless somebody says less, and how it can be followed. */
export function ParcelForm({ item, reload }: ItemProps<Order>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { attempt, isBusy } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const [tracking, setTracking] = useState('')
  const [provider, setProvider] = useState('')
  const [day, setDay] = useState<string | null>(dayInBerlin())
  const [some, setSome] = useState<Record<string, string>>()
  const open = item.lines.filter(({ to_ship }) => Number(to_ship) > 0)
  const lines = some && readLines(open, some, lang)
  const isSent = item.delivery.kind === 'ship'
  const ship = async () => {
    const title = t(item.test ? 'orders.confirm.ship_test' : 'orders.confirm.ship')
    if (!day || !(await confirm({ title, yes: t('orders.actions.ship') }))) return
    const parcel = { tracking, shipped_on: day, ...(provider && { provider }) }
    const body = { version: item.version, ...parcel, ...(lines && { lines }) }
    const work = () => call(orderSteps.ship, { params: { id: item._id }, body })
    if (await attempt(work, t('orders.done.ship'))) await reload()
  }
  const begin = (isPart: boolean) =>
    setSome(
      isPart
        ? Object.fromEntries(open.map((one) => [one._id, shown(one.to_ship, lang)]))
        : undefined,
    )
  return (
    <Stack gap="sm" mt="sm">
      {isSent && <CarrierChoice value={provider} onChange={setProvider} />}
      {isSent && (
        <TextInput
          label={t('orders.fields.tracking')}
          description={t('orders.hints.tracking')}
          value={tracking}
          maxLength={300}
          onChange={({ currentTarget }) => setTracking(currentTarget.value)}
        />
      )}
      <DayBox label={t('parcel.day')} value={day} onChange={setDay} />
      <Switch
        label={t('parcel.some')}
        checked={some !== undefined}
        onChange={({ currentTarget }) => begin(currentTarget.checked)}
      />
      {some &&
        open.map((line) => {
          const left = shown(line.to_ship, lang)
          const typed = some[line._id] ?? ''
          return (
            <TextInput
              key={line._id}
              label={t('parcel.quantity', { name: lineName(line), left })}
              inputMode="decimal"
              value={typed}
              error={!isFitting(line, typed, lang) && t('parcel.wrong', { left })}
              onChange={({ currentTarget }) =>
                setSome({ ...some, [line._id]: currentTarget.value })
              }
            />
          )
        })}
      <Button
        fullWidth
        loading={isBusy}
        disabled={!day || lines?.length === 0}
        onClick={() => void ship()}
      >
        {t('orders.actions.ship')}
      </Button>
      {dialog}
    </Stack>
  )
}

type Choice = { value: string; onChange(value: string): void }

/** Only where the shop has named carriers. */
function CarrierChoice({ value, onChange }: Choice) {
  const t = useMessages(adminMessages)
  const carriers = useQuery({ ...CARRIERS, staleTime: 60_000 }).data?.carriers ?? []
  if (carriers.length === 0) return null
  const named = carriers.map(({ _id, title }) => ({ value: _id, label: title }))
  return (
    <NativeSelect
      label={t('parcel.provider')}
      data={[{ value: '', label: t('parcel.none') }, ...named]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

type Line = Order['lines'][number]
type Lang = 'de' | 'en'

/** What was typed; nothing while some of it does not fit. */
function readLines(open: readonly Line[], typed: Record<string, string>, lang: Lang) {
  if (!open.every((line) => isFitting(line, typed[line._id] ?? '', lang))) return []
  return open
    .map(({ _id }) => ({ line: _id, quantity: readQuantity(typed[_id] ?? '', lang) ?? '0' }))
    .filter(({ quantity }) => Number(quantity) > 0)
}

function isFitting({ to_ship }: Line, typed: string, lang: Lang): boolean {
  const quantity = readQuantity(typed, lang)
  return quantity !== undefined && toThousandths(quantity) <= toThousandths(to_ship)
}

function shown(quantity: string, lang: Lang): string {
  return lang === 'de' ? quantity.replace('.', ',') : quantity
}
