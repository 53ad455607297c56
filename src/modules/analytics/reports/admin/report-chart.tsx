import { Table } from '@mantine/core'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatDay, formatNumber, LOCALES } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { monthName, periodName } from '../period-name.ts'
import type { Report, ReportAnnotation } from '../report.calls.ts'
import { AnnotationList, useAnnotationWords } from './annotation-list.tsx'
import classes from './report.module.css'

/** Visits over the days, weeks or months, and the same as a table for those who would rather read. */
export function ReportChart({ report }: { report: Report }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { series, compare, range, totals } = report
  const number = (value: number) => formatNumber(value, lang)
  const short = new Intl.DateTimeFormat(LOCALES[lang], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const { interval } = range
  const nameOf = (day: string) =>
    periodName({ day, interval }, lang, (monday) => t('chart.weekFrom', { day: monday }))
  const before = compare?.series.slice(0, series.length)
  const wordsOf = useAnnotationWords()
  const marked = markedPlaces(report)
  return (
    <CardSection title={t('chart.title')}>
      <LineChart
        summary={t('chart.summary', {
          count: totals.visits,
          visits: number(totals.visits),
          from: formatDay(range.from, lang),
          to: formatDay(range.to, lang),
        })}
        labels={series.map(({ day }) =>
          interval === 'month' ? monthName(day, lang, 'short') : short.format(new Date(day)),
        )}
        values={series.map(({ visits }) => visits)}
        compared={before?.map(({ visits }) => visits)}
        marks={[...marked.keys()]}
        format={number}
        describe={(index) => {
          const { day = '', visits = 0, views = 0 } = series[index] ?? {}
          const words = { day: day && nameOf(day), count: visits, visits: number(visits) }
          const seen = t('chart.seen', { count: views, views: number(views) })
          const point = t('chart.point', { ...words, seen })
          return [point, ...(marked.get(index) ?? []).map(wordsOf)].join('\n')
        }}
      />
      <AnnotationList report={report} />
      <details className={classes.behind}>
        <summary>{t('chart.table')}</summary>
        <Table className={classes.days}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t(`chart.${interval}`)}</Table.Th>
              <Table.Th ta="end">{t('totals.visits')}</Table.Th>
              <Table.Th ta="end">{t('totals.views')}</Table.Th>
              {before && <Table.Th ta="end">{t('chart.before')}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {series.map(({ day, visits, views }, index) => (
              <Table.Tr key={day}>
                <Table.Td>{nameOf(day)}</Table.Td>
                <Table.Td ta="end">{number(visits)}</Table.Td>
                <Table.Td ta="end">{number(views)}</Table.Td>
                {before && <Table.Td ta="end">{number(before[index]?.visits ?? 0)}</Table.Td>}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
    </CardSection>
  )
}

/** By the place of the chart their day, week or month has. */
function markedPlaces({ series, annotations }: Report): Map<number, ReportAnnotation[]> {
  const placeOf = ({ day }: ReportAnnotation) => series.findLastIndex((point) => point.day <= day)
  return Map.groupBy(annotations, (annotation) => Math.max(0, placeOf(annotation)))
}
