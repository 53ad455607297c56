import { formatDay, LOCALES } from '#kernel/i18n/format.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Interval } from './report.calls.ts'

type Period = { day: string; interval: Interval }

/**
 * What a place of a chart is called: '03.11.2025', 'Woche ab 03.11.2025', 'November 2025'.
 * @example periodName({ day, interval }, lang, (monday) => t('chart.week', { day: monday }))
 */
export function periodName(
  { day, interval }: Period,
  lang: Lang,
  weekFrom: (monday: string) => string,
): string {
  if (interval === 'month') return monthName(day, lang, 'long')
  const first = formatDay(day, lang)
  return interval === 'week' ? weekFrom(first) : first
}

/** @example monthName('2025-11-01', 'de', 'short') // 'Nov. 2025' */
export function monthName(day: string, lang: Lang, length: 'long' | 'short'): string {
  const parts = { month: length, year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(LOCALES[lang], parts).format(new Date(day))
}
