import { Table, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { MoreButton } from '#kernel/admin/more-button.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatMoment, formatMoney } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { listPrices } from '../product.calls.ts'
import { useChoices } from './choices.ts'
import type { SomeProduct } from './product-form.ts'

/** What the product cost when; nobody can change it, so struck prices are true. */
export function PricesTab({ item }: ItemProps<SomeProduct>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { currency, colors = [] } = useChoices() ?? {}
  const found = useInfiniteQuery({
    queryKey: ['collection', 'products', 'prices', item._id, item.version],
    queryFn: ({ pageParam }) =>
      call(listPrices, {
        params: { id: item._id },
        query: pageParam ? { cursor: pageParam } : {},
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  const nameOf = ({ color, axes, sku }: SomeProduct['variants'][number]) => {
    const colour = colors.find(({ _id }) => _id === color)?.title
    return [...(colour ? [colour] : []), ...axes].join(', ') || sku || item.title
  }
  const names = new Map(item.variants.map((variant) => [variant._id, nameOf(variant)]))
  return (
    <CardSection title={t('prices.title')} description={t('prices.text')}>
      <SectionQuery query={found} lines={4}>
        {({ pages }) => (
          <Table.ScrollContainer minWidth={480}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('prices.variant')}</Table.Th>
                  <Table.Th>{t('prices.price')}</Table.Th>
                  <Table.Th>{t('prices.kind')}</Table.Th>
                  <Table.Th>{t('prices.from')}</Table.Th>
                  <Table.Th>{t('prices.to')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {pages
                  .flatMap((page) => page.items)
                  .map((row) => (
                    <Table.Tr key={row._id}>
                      <Table.Td>{names.get(row.variant) ?? t('prices.gone')}</Table.Td>
                      <Table.Td>{formatMoney(row.price, lang, currency)}</Table.Td>
                      <Table.Td>{t(`prices.kinds.${row.kind}`)}</Table.Td>
                      <Table.Td>{formatMoment(row.from, lang)}</Table.Td>
                      <Table.Td>{row.to ? formatMoment(row.to, lang) : '–'}</Table.Td>
                    </Table.Tr>
                  ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
      </SectionQuery>
      <MoreButton query={found}>{t('prices.more')}</MoreButton>
      <Text size="sm" c="dimmed">
        {t('prices.hint')}
      </Text>
    </CardSection>
  )
}
