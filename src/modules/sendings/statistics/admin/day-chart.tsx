import { SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatDay, formatNumber, LOCALES } from '#kernel/i18n/format.ts'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { adminMessages } from '../../admin/messages.ts'
import type { Statistics } from '../statistics.calls.ts'

export const DAILY = ['delivered', 'clicks', 'unsubscribed', 'web_views'] as const
type Daily = (typeof DAILY)[number]

/** More places than this nobody tells apart; the latest days are shown. */
const MOST_DAYS = 92
const DAY_MS = 86_400_000

/** One figure over the days since it began to go out, also those on which nothing happened. */
export function DayChart({ stats, days }: Pick<Statistics, 'stats'> & { days: readonly string[] }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const [figure, setFigure] = useState<Daily>('delivered')
  const shown = daysBetween(days)
  const byDay = new Map(stats[figure].series.map(({ at, n }) => [at, n]))
  const values = shown.map((day) => byDay.get(day) ?? 0)
  const short = new Intl.DateTimeFormat(LOCALES[lang], {
    ...({ day: 'numeric', month: 'short', timeZone: 'UTC' } as const),
  })
  const number = (value: number) => formatNumber(value, lang)
  const point = (day: string, n: number) =>
    t('stats.point', { day: formatDay(day, lang), figure: t(`stats.${figure}`), n: number(n) })
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={t('stats.figure')}
        value={figure}
        onChange={setFigure}
        data={DAILY.map((name) => ({ value: name, label: t(`stats.${name}`) }))}
      />
      <LineChart
        summary={t('stats.summary', {
          ...{ figure: t(`stats.${figure}`), n: number(stats[figure].total) },
          from: formatDay(shown[0] ?? '', lang),
          to: formatDay(shown.at(-1) ?? '', lang),
        })}
        labels={shown.map((day) => short.format(new Date(day)))}
        values={values}
        format={number}
        describe={(index) => point(shown[index] ?? '', values[index] ?? 0)}
      />
    </Stack>
  )
}

function daysBetween(days: readonly string[]): string[] {
  const last = Date.parse(days.at(-1) ?? '')
  const first = Math.max(Date.parse(days[0] ?? ''), last - (MOST_DAYS - 1) * DAY_MS)
  const count = Math.round((last - first) / DAY_MS) + 1
  return Array.from({ length: count }, (_, n) =>
    new Date(first + n * DAY_MS).toISOString().slice(0, 10),
  )
}
