import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useCan, useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { call } from '#kernel/client/call.ts'
import { adminMessages } from '../../admin/messages.ts'
import { ORDERS } from '../../admin/paths.ts'
import { stepOf } from '../../orders/life-cycle.ts'
import { orderSteps } from '../../orders/order.calls.ts'
import { type Order, order } from '../../orders/order.ts'
import { ParcelForm } from '../../shipments/admin/parcel-form.tsx'
import css from './packing.module.css'
import { PackingSlip } from './packing-slip.tsx'

/** So many of each state are asked for at once. */
const MOST = 50

/** One order after the other, on one screen: packed, sent, next; or all of them on paper. */
export function PackingScreen() {
  const t = useMessages(adminMessages)
  const [search] = useSearchParams()
  const chosen = search.get('ids') ?? ''
  const found = useQuery({
    queryKey: ['collection', 'orders', 'packing', chosen],
    queryFn: () => (chosen ? readChosen(chosen.split(',')) : findPackable()),
  })
  return (
    <>
      <div className={css.screen}>
        <AdminPageHead title={t('packing.title')} />
      </div>
      <SectionQuery query={found} lines={4}>
        {(items) =>
          items.length === 0 ? (
            <Text c="dimmed">{t('packing.none')}</Text>
          ) : (
            <Packing items={items} reload={async () => void (await found.refetch())} />
          )
        }
      </SectionQuery>
    </>
  )
}

type Props = { items: readonly Order[]; reload(): Promise<void> }

function Packing({ items, reload }: Props) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const can = useCan()
  const [at, setAt] = useState(0)
  const place = Math.min(at, items.length - 1)
  const item = items[place]
  const go = (step: number) => setAt((place + step + items.length) % items.length)
  useHotkeys([
    ['N', () => go(1)],
    ['B', () => go(-1)],
  ])
  if (!item) return null
  return (
    <Stack>
      <Group className={css.screen}>
        <Button onClick={() => go(1)}>{t('packing.next')}</Button>
        <Button variant="default" onClick={() => go(-1)}>
          {t('packing.back')}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {t('packing.print', { count: items.length })}
        </Button>
        <Text aria-live="polite">{t('packing.place', { at: place + 1, count: items.length })}</Text>
      </Group>
      <PackingSlip item={item} />
      <div className={`${css.screen} ${css.form}`}>
        {stepOf('ship', item) && can(orderSteps.ship.access) ? (
          <ParcelForm key={`${item._id} ${item.version}`} item={item} reload={reload} />
        ) : (
          <Text c="dimmed">{t('packing.notReady')}</Text>
        )}
        <Anchor component={Link} to={adminPath(`${ORDERS}/${item._id}`)}>
          {t('packing.open')}
        </Anchor>
      </div>
      <div className={css.others}>
        {items
          .filter((one) => one !== item)
          .map((one) => (
            <PackingSlip key={one._id} item={one} />
          ))}
      </div>
    </Stack>
  )
}

async function readChosen(ids: string[]): Promise<Order[]> {
  const { items } = await call(order.calls.readMany, { body: { ids } })
  return items.filter(isPackable)
}

/** The oldest first, as they wait on the dashboard. */
async function findPackable(): Promise<Order[]> {
  const found: Order[] = []
  for (const state of ['placed', 'accepted', 'in_fulfilment'] as const)
    found.push(...(await call(order.calls.list, { query: { state, limit: MOST } })).items)
  return found
    .filter((item) => !item.test && stepOf('ship', item) !== undefined)
    .sort((a, b) => (a.created < b.created ? -1 : 1))
}

function isPackable({ state, delivery, lines }: Order): boolean {
  if (state === 'cancelled' || delivery.kind === 'download') return false
  return lines.some(({ to_ship }) => Number(to_ship) > 0)
}
