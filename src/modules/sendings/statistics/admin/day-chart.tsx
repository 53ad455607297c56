import { NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatDay, formatNumber, LOCALES } from '#kernel/i18n/format.ts'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { adminMessages } from '../../admin/messages.ts'
import type { Statistics } from '../statistics.calls.ts'
import { type Daily, useDailyFigures } from './daily-figures.ts'
import classes from './statistics.module.css'

/** More places than this nobody tells apart; the latest days are shown. */
const MOST_DAYS = 92
const DAY_MS = 86_400_000

type DayChartProps = { statistics: Statistics; days: readonly string[] }

/** One figure over the days since it began to go out, also those on which nothing happened. */
export function DayChart({ statistics, days }: DayChartProps) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { names, label, write, byDay, total } = useDailyFigures(statistics)
  const [figure, setFigure] = useState<Daily>('delivered')
  const shown = daysBetween(days)
  const found = byDay(figure)
  const values = shown.map((day) => found.get(day) ?? 0)
  const short = new Intl.DateTimeFormat(LOCALES[lang], {
    ...({ day: 'numeric', month: 'short', timeZone: 'UTC' } as const),
  })
  const point = (day: string, n: number) =>
    t('stats.point', { day: formatDay(day, lang), figure: label(figure), n: write(figure, n) })
  // Beside the scale stand whole euros; the exact amount is said of each day.
  const scale = figure === 'revenue' ? 100 : 1
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t('stats.figure')}
        value={figure}
        onChange={({ currentTarget }) =>
          setFigure(names.find((name) => name === currentTarget.value) ?? 'delivered')
        }
        data={names.map((name) => ({ value: name, label: label(name) }))}
        className={classes.figure}
      />
      <LineChart
        summary={t('stats.summary', {
          ...{ figure: label(figure), n: write(figure, total(figure)) },
          from: formatDay(shown[0] ?? '', lang),
          to: formatDay(shown.at(-1) ?? '', lang),
        })}
        labels={shown.map((day) => short.format(new Date(day)))}
        values={values.map((n) => n / scale)}
        format={(value) => formatNumber(value, lang)}
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
