import { Anchor, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatNumber } from '#kernel/i18n/format.ts'
import { adminMessages } from './messages.ts'
import type { StockItem } from './stock.collection.tsx'

const SHOWN = ['on_hand', 'held', 'committed', 'available'] as const

/** What is there and what of it is spoken for. */
export function NumbersSection({ item }: ItemProps<StockItem>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const adminPath = useAdminPath()
  return (
    <>
      {SHOWN.map((name) => (
        <Group key={name} justify="space-between">
          <Text c="dimmed">{t(`stock.fields.${name}`)}</Text>
          <Text fw={name === 'available' ? 600 : undefined}>
            {formatNumber(Number(item[name]), lang)}
          </Text>
        </Group>
      ))}
      {item.sku && (
        <Group justify="space-between">
          <Text c="dimmed">{t('stock.fields.sku')}</Text>
          <Text>{item.sku}</Text>
        </Group>
      )}
      <Anchor component={Link} to={adminPath(`shop/products/${item.product}`)}>
        {t('numbers.product')}
      </Anchor>
    </>
  )
}
