import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '#kernel/client/call.ts'
import { toWallTime } from '#kernel/i18n/berlin-time.ts'
import { addDays, type DayRange, daysIn } from '../date-range.ts'
import {
  COMPARISONS,
  type Comparison,
  FILTERS,
  type FilterName,
  type Filters,
  type Interval,
  isRange,
  readReport,
} from '../report.calls.ts'

export const PRESETS = ['today', 'week', 'month', 'quarter', 'year', 'custom'] as const
export type Preset = (typeof PRESETS)[number]

const LENGTHS = { today: 1, week: 7, month: 30, quarter: 90, year: 365 } as const
/** While a year is typed, there is '0002-01-01' on the way. */
const FIRST_DAY = '2000-01-01'
const DAY = /^\d{4}-\d\d-\d\d$/
const REFRESH_MS = 30_000

/** What the address says is shown, so that it can be kept and sent; numbers follow it. */
export function useReport() {
  const [search, setSearch] = useSearchParams()
  const preset = PRESETS.find((name) => name === search.get('range')) ?? 'month'
  const compare: Comparison = COMPARISONS.find((name) => name === search.get('compare')) ?? 'none'
  const range = rangeOf(preset, search)
  const filters = filtersOf(search)
  const asked = { ...range, ...filters, compare, interval: intervalOf(range) }
  const report = useQuery({
    queryKey: ['analytics', asked],
    queryFn: () => call(readReport, { query: asked }),
    placeholderData: (previous) => previous,
    refetchInterval: REFRESH_MS,
  })
  const change = (values: Readonly<Record<string, string | undefined>>) =>
    setSearch((known) => {
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined) known.delete(name)
        else known.set(name, value)
      }
      return known
    })
  return { report, range, preset, compare, filters, change }
}

export function todayInBerlin(): string {
  return toWallTime(new Date().toISOString())?.day ?? ''
}

/** So many days that end today. */
export function lastDays(length: number): DayRange {
  const to = todayInBerlin()
  return { from: addDays(to, 1 - length), to }
}

function rangeOf(preset: Preset, search: URLSearchParams): DayRange {
  if (preset !== 'custom') return lastDays(LENGTHS[preset])
  const fallback = lastDays(LENGTHS.month)
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  return isWhole({ from, to }) ? { from, to } : fallback
}

/** Not so while somebody is typing a year: '0002-01-01'. */
export function isWhole({ from, to }: DayRange): boolean {
  return isDay(from) && isDay(to) && isRange({ from, to })
}

export function isDay(text: string): boolean {
  return DAY.test(text) && text >= FIRST_DAY
}

function filtersOf(search: URLSearchParams): Filters {
  const set = FILTERS.flatMap((name): [FilterName, string][] => {
    const value = search.get(name)
    return value ? [[name, value]] : []
  })
  return Object.fromEntries(set)
}

/** So that the chart has few enough places to be read. */
function intervalOf(range: DayRange): Interval {
  const days = daysIn(range)
  if (days <= 92) return 'day'
  return days <= 370 ? 'week' : 'month'
}
