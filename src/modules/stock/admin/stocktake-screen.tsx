import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LeaveGuard } from '#kernel/admin/edit/leave/leave-guard.tsx'
import { MoreButton } from '#kernel/admin/more-button.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { call } from '#kernel/client/call.ts'
import { formatNumber } from '#kernel/i18n/format.ts'
import { FootBar } from '#ui/foot-bar/foot-bar.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { readQuantity } from '../levels/quantity.ts'
import { type Level, listStock } from '../stock.calls.ts'
import { adminMessages } from './messages.ts'
import { StockNav } from './stock-nav.tsx'
import { type Counted, useCount } from './use-count.ts'

const KEY = ['collection', 'stock', 'count']
const TYPING_PAUSE = 250
/** The box stands close to its name, so that nobody counts into the wrong line. */
const WIDTH = '44rem'

/** Counting along a shelf, made for a phone: what is typed stays, whatever is searched for next. */
export function StocktakeScreen() {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search, TYPING_PAUSE)
  const { lines, type, send, isBusy, clear } = useCount(() =>
    client.invalidateQueries({ queryKey: ['collection', 'stock'] }),
  )
  const found = useInfiniteQuery({
    queryKey: [...KEY, asked],
    queryFn: ({ pageParam }) =>
      call(listStock, { query: { search: asked, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const levels = found.data?.pages.flatMap(({ stock }) => stock) ?? []
  return (
    <>
      <StockNav />
      <AdminPageHead title={t('countTitle')} />
      <LeaveGuard isDirty={lines.size > 0} mayLeave={() => lines.size === 0} onDiscard={clear} />
      <Stack maw={WIDTH}>
        <Text>{t('count.text')}</Text>
        <TextInput
          role="searchbox"
          aria-label={t('count.search')}
          placeholder={t('count.search')}
          leftSection={<IconSearch {...SMALL_ICON} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <SectionQuery query={found} lines={4}>
          {() =>
            levels.length === 0 ? (
              <Text c="dimmed">{t('count.none')}</Text>
            ) : (
              <CountLines levels={levels} lines={lines} onType={type} />
            )
          }
        </SectionQuery>
        <MoreButton query={found}>{t('count.more')}</MoreButton>
      </Stack>
      {lines.size > 0 && <CountBar lines={lines} isBusy={isBusy} onSend={send} />}
    </>
  )
}

type LinesProps = {
  levels: readonly Level[]
  lines: ReadonlyMap<string, Counted>
  onType(level: Level, typed: string): void
}

function CountLines({ levels, lines, onType }: LinesProps) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  return (
    <Lines>
      {levels.map((level) => {
        const { variant, title, variant_title, sku, on_hand, version } = level
        const name = [title, variant_title].filter(Boolean).join(', ')
        const known = formatNumber(Number(on_hand), lang)
        const said = version === 0 ? t('count.unknown') : t('count.known', { onHand: known })
        const typed = lines.get(variant)?.typed ?? ''
        return (
          <Line key={variant} name={name} note={[sku, said].filter(Boolean).join(' · ')}>
            <TextInput
              w="5rem"
              size="md"
              inputMode="decimal"
              aria-label={t('count.label', { name })}
              value={typed}
              error={typed.trim() !== '' && readQuantity(typed, lang) === undefined}
              onChange={(event) => onType(level, event.currentTarget.value)}
            />
          </Line>
        )
      })}
    </Lines>
  )
}

type BarProps = {
  lines: ReadonlyMap<string, Counted>
  isBusy: boolean
  onSend(): Promise<void>
}

function CountBar({ lines, isBusy, onSend }: BarProps) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const isWrong = ({ typed }: Counted) => readQuantity(typed, lang) === undefined
  const wrong = [...lines.values()].filter(isWrong).length
  return (
    <FootBar label={t('count.bar')}>
      <Text>
        {wrong > 0 ? t('count.wrong', { count: wrong }) : t('count.counted', { count: lines.size })}
      </Text>
      <Button ml="auto" disabled={wrong > 0} loading={isBusy} onClick={() => void onSend()}>
        {t('count.submit')}
      </Button>
    </FootBar>
  )
}
