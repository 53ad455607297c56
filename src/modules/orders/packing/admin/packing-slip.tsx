import { Text, Title } from '@mantine/core'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatDay } from '#kernel/i18n/format.ts'
import { adminMessages } from '../../admin/messages.ts'
import { addressLines, deliveryText, lineName, quantityText } from '../../orders/describe-order.ts'
import type { Order } from '../../orders/order.ts'
import css from './packing.module.css'

/** What goes into the parcel and where it goes; no prices, so that it can be a gift. */
export function PackingSlip({ item }: { item: Order }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  // What is downloaded does not go into a parcel.
  const open = item.lines.filter(
    ({ to_ship, withdrawal }) => Number(to_ship) > 0 && withdrawal !== 'digital',
  )
  const shown = { ...item, lang }
  return (
    <article className={css.slip}>
      <Title order={2}>{t('packing.slip', { number: item.number })}</Title>
      <Text c="dimmed">{t('packing.placed', { day: formatDay(item.created, lang) })}</Text>
      <Text className={css.address}>
        {item.delivery.kind === 'pickup'
          ? [item.name, deliveryText(shown)].join('\n')
          : addressLines(shown).join('\n')}
      </Text>
      <ul className={css.goods}>
        {open.map((line) => (
          <li key={line._id}>
            <span className={css.quantity}>
              {quantityText({ ...line, quantity: line.to_ship }, lang)}
            </span>
            <span>{[lineName(line), line.sku].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
      {item.note && <Text className={css.screen}>{t('packing.note', { note: item.note })}</Text>}
    </article>
  )
}
