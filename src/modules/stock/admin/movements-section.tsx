import { Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { GrowingSection } from '#kernel/admin/growing-section.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatMoment, formatNumber } from '#kernel/i18n/format.ts'
import { Line } from '#ui/lines/lines.tsx'
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
    <GrowingSection
      query={found}
      words={{ empty: t('movements.empty'), more: t('movements.more') }}
    >
      {({ _id, quantity, on_hand, reason, note, created }) => (
        <Line
          key={_id}
          name={[t(`reasons.${reason}`), note].filter(Boolean).join(': ')}
          note={`${formatMoment(created, lang)}, ${t('movements.left', {
            onHand: formatNumber(Number(on_hand), lang),
          })}`}
        >
          <Text fw={600}>{change(quantity)}</Text>
        </Line>
      )}
    </GrowingSection>
  )
}
