import { Button, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatMoment, formatNumber } from '#kernel/i18n/format.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { listMovements } from '../stock.calls.ts'
import { adminMessages } from './messages.ts'
import type { StockItem } from './stock.collection.tsx'

/** What came and went, the latest first. */
export function MovementsSection({ item }: ItemProps<StockItem>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const found = useInfiniteQuery({
    queryKey: ['collection', 'stock', 'movements', item.variant, item.version],
    queryFn: ({ pageParam }) =>
      call(listMovements, {
        params: { id: item.variant },
        query: pageParam ? { cursor: pageParam } : {},
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  const change = (quantity: string) =>
    `${quantity.startsWith('-') ? '−' : '+'}${formatNumber(Math.abs(Number(quantity)), lang)}`
  return (
    <>
      <SectionQuery query={found}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          if (rows.length === 0) return <Text c="dimmed">{t('movements.empty')}</Text>
          return (
            <Lines>
              {rows.map(({ _id, quantity, on_hand, reason, note, created }) => (
                <Line
                  key={_id}
                  name={[t(`reasons.${reason}`), note].filter(Boolean).join(': ')}
                  note={`${formatMoment(created, lang)}, ${t('movements.left', {
                    onHand: formatNumber(Number(on_hand), lang),
                  })}`}
                >
                  <Text fw={600}>{change(quantity)}</Text>
                </Line>
              ))}
            </Lines>
          )
        }}
      </SectionQuery>
      {found.hasNextPage && (
        <Button
          variant="default"
          w="fit-content"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('movements.more')}
        </Button>
      )}
    </>
  )
}
