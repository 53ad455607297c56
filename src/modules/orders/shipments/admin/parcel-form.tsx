import { Button, NativeSelect, Stack, Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { DayBox } from '#kernel/admin/fields/inputs/moment-inputs.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { adminMessages } from '../../admin/messages.ts'
import {
  LineQuantities,
  readTyped,
  type TypedQuantities,
  written,
} from '../../orders/admin/line-quantities.tsx'
import { listCarriers, orderSteps } from '../../orders/order.calls.ts'
import type { Order } from '../../orders/order.ts'

const CARRIERS = { queryKey: ['orders', 'carriers'], queryFn: () => call(listCarriers, {}) }

/** What leaves now, all that is left unless somebody says less, and how it can be followed. */
export function ParcelForm({ item, reload }: ItemProps<Order>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { attempt, isBusy } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const [tracking, setTracking] = useState(item.shipments.length === 0 ? item.tracking : '')
  const [provider, setProvider] = useState('')
  const [day, setDay] = useState<string | null>(dayInBerlin())
  const [some, setSome] = useState<TypedQuantities>()
  const open = item.lines
    .filter(({ to_ship }) => Number(to_ship) > 0)
    .map((line) => ({ line, most: line.to_ship }))
  const named = some && (readTyped(open, some, lang) ?? [])
  const lines = named?.filter(({ quantity }) => Number(quantity) > 0)
  const isSent = item.delivery.kind === 'ship'
  const ship = async () => {
    const title = t(item.test ? 'orders.confirm.ship_test' : 'orders.confirm.ship')
    if (!day || !(await confirm({ title, yes: t('orders.actions.ship') }))) return
    const parcel = { tracking, shipped_on: day, ...(provider && { provider }) }
    const body = { version: item.version, ...parcel, ...(lines && { lines }) }
    const work = () => call(orderSteps.ship, { params: { id: item._id }, body })
    if (await attempt(work, t('orders.done.ship'))) await reload()
  }
  const all = () => open.map(({ line, most }) => [line._id, written(most, lang)])
  const begin = (isPart: boolean) => setSome(isPart ? Object.fromEntries(all()) : undefined)
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
      {some && <LineQuantities of={open} typed={some} onChange={setSome} />}
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
