import { Anchor, Button, Group, Text } from '@mantine/core'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { orderSteps } from '../../orders/order.calls.ts'
import type { Order } from '../../orders/order.ts'
import { packedLines, shipmentTitle } from '../describe-shipment.ts'
import { isLeft, isOut } from '../shipment.ts'

/** Every parcel with what it holds, and what is still to be sent. */
export function ShipmentsSection({ item, reload }: ItemProps<Order>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { shipments, lines } = item
  const open = lines.filter(({ to_ship }) => Number(to_ship) > 0)
  const left = open.map(({ _id, to_ship }) => ({ line: _id, quantity: to_ship }))
  const rest = packedLines({ lines: left }, lines, lang).join(', ')
  if (shipments.length === 0) return <Text c="dimmed">{t('parcel.empty')}</Text>
  return (
    <>
      <Lines>
        {shipments.map((shipment) => (
          <Line
            key={shipment._id}
            name={shipmentTitle(shipment, lang)}
            note={[packedLines(shipment, lines, lang).join(', '), shipment.tracking]
              .filter(Boolean)
              .join(' · ')}
          >
            <ParcelTools item={item} reload={reload} shipment={shipment} />
          </Line>
        ))}
      </Lines>
      {item.state === 'in_fulfilment' && isLeft(lines) && (
        <Text mt="sm">{t('parcel.open', { lines: rest })}</Text>
      )}
    </>
  )
}

type Props = Pick<ItemProps<Order>, 'item' | 'reload'> & { shipment: Order['shipments'][number] }

function ParcelTools({ item, reload, shipment }: Props) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const { attempt, isBusy } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const isSent = item.delivery.kind === 'ship'
  const action = isSent ? 'undeliverable' : 'not_collected'
  const say = (word: 'back' | 'confirmBack' | 'doneBack') =>
    t(isSent ? `parcel.${word}` : `pickup.${word}`)
  const isOpen = item.state === 'in_fulfilment' && isOut(shipment)
  const back = async () => {
    if (!(await confirm({ title: say('confirmBack'), yes: say('back') }))) return
    const body = { version: item.version, shipment: shipment._id }
    const work = () => call(orderSteps[action], { params: { id: item._id }, body })
    if (await attempt(work, say('doneBack'))) await reload()
  }
  return (
    <Group gap="xs">
      {shipment.tracking_url && (
        <Anchor href={shipment.tracking_url} target="_blank" rel="noopener noreferrer">
          {t('parcel.follow')}
        </Anchor>
      )}
      {isOpen && can(orderSteps[action].access) && (
        <Button variant="default" size="xs" loading={isBusy} onClick={() => void back()}>
          {say('back')}
        </Button>
      )}
      {dialog}
    </Group>
  )
}
