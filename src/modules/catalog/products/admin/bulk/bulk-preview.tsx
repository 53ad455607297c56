import { Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { formatMoney } from '#kernel/i18n/format.ts'
import { adminMessages } from '../../../admin/messages.ts'
import { editProducts, type ProductChange } from '../../product.calls.ts'
import { Variant } from '../../variant.ts'
import { useChoices } from '../choices.ts'

const MOST_SHOWN = 20

type Edited = Reply<typeof editProducts>['items'][number]
type Props = { ids: readonly string[]; change: ProductChange }

/** How many change, and what the first of them become. Nothing is written. */
export function BulkPreview({ ids, change }: Props) {
  const t = useMessages(adminMessages)
  const tried = useQuery({
    queryKey: ['collection', 'products', 'rehearsal', ids, change],
    queryFn: () => call(editProducts, { body: { ids: [...ids], change, dry_run: true } }),
  })
  return (
    <SectionQuery query={tried} lines={3}>
      {({ items, changed }) => {
        const shown = items.filter(({ after }) => Object.keys(after).length > 0)
        const withDraft = shown.filter(({ has_draft }) => has_draft).length
        return (
          <div aria-live="polite">
            <Text fw={600}>{t('bulk.changed', { count: changed })}</Text>
            {withDraft > 0 && <Text>{t('bulk.drafts', { count: withDraft })}</Text>}
            <Table>
              <Table.Tbody>
                {shown.slice(0, MOST_SHOWN).map((item) => (
                  <Line key={item._id} item={item} />
                ))}
              </Table.Tbody>
            </Table>
            {shown.length > MOST_SHOWN && (
              <Text c="dimmed">{t('bulk.more', { count: shown.length - MOST_SHOWN })}</Text>
            )}
          </div>
        )
      }}
    </SectionQuery>
  )
}

function Line({ item: { title, before, after } }: { item: Edited }) {
  const t = useMessages(adminMessages)
  const prices = usePrices()
  const others = Object.keys(after).filter((name) => name !== 'variants')
  const was = prices(before.variants)
  return (
    <Table.Tr>
      <Table.Td>{title}</Table.Td>
      <Table.Td>
        {was && `${was} → ${prices(after.variants)}`}
        {others.length > 0 && ` ${t('bulk.others', { count: others.length })}`}
      </Table.Td>
    </Table.Tr>
  )
}

const Variants = Variant.pick({ price: true }).strip().array()

function usePrices(): (variants: unknown) => string {
  const { lang } = useSession().user
  const currency = useChoices()?.currency
  return (variants) => {
    const prices = Variants.safeParse(variants).data?.map(({ price }) => price) ?? []
    return [...new Set(prices)].map((price) => formatMoney(price, lang, currency)).join(', ')
  }
}
