import { useQuery } from '@tanstack/react-query'
import { formatDay } from '#kernel/i18n/format.ts'
import type { Translate } from '#kernel/i18n/texts.ts'
import type { DayRange, Filter } from '../../fields/filter.ts'
import type { FieldText } from '../../fields/words.ts'
import { useSession, useTexts } from '../../session.tsx'
import { browseTexts } from '../messages.ts'

/** A filter's value in words, as its chip shows it. */
export function useFilterWords(filter: Filter, value: unknown, text: FieldText): string {
  const t = useTexts(browseTexts)
  const { lang } = useSession().user
  const isReference = filter.kind === 'reference' && typeof value === 'string'
  const { data: option } = useQuery({
    queryKey: ['filter', text.label, value],
    queryFn: () => filter.read?.(String(value)) ?? null,
    enabled: isReference && filter.read !== undefined,
    staleTime: 60_000,
  })
  if (value === undefined) return ''
  if (isReference) return option?.label ?? '…'
  if (filter.kind === 'yes-no') return t(value ? 'filter.yes' : 'filter.no')
  if (filter.kind === 'days') return rangeWords(value as DayRange, t, lang)
  const named = filter.choices
    ? [value].flat().map((each) => text.choice(String(each)))
    : [value].flat()
  return shorten(named.map(String), t)
}

function rangeWords(
  { from, to }: DayRange,
  t: Translate<typeof browseTexts>,
  lang: 'de' | 'en',
): string {
  if (from && to && from === to) return formatDay(from, lang)
  if (from && to) return t('filter.range', { from: formatDay(from, lang), to: formatDay(to, lang) })
  if (from) return t('filter.since', { day: formatDay(from, lang) })
  return t('filter.until', { day: formatDay(to ?? '', lang) })
}

/** Two at most, then a number. */
function shorten(words: readonly string[], t: Translate<typeof browseTexts>): string {
  const [first = ''] = words
  return words.length <= 2 ? words.join(', ') : t('filter.more', { first, count: words.length - 1 })
}
