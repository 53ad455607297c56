import { Button, Text } from '@mantine/core'
import { IconChartLine } from '@tabler/icons-react'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { formatDay, formatNumber } from '#kernel/i18n/format.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { AnalyticsNav } from '../../admin/analytics-nav.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { FunnelsCard } from '../../funnels/admin/funnels-card.tsx'
import { WeeklyMailSwitch } from '../../weekly-mail/admin/weekly-mail-switch.tsx'
import { ANY, FILTERS, type Filters, PARTS, REST, type Report } from '../report.calls.ts'
import { NamedFiles } from './file-names.tsx'
import { GoalsCard } from './goals-card.tsx'
import { PartCard } from './part-card.tsx'
import { RangeBar } from './range-bar.tsx'
import classes from './report.module.css'
import { ReportChart } from './report-chart.tsx'
import { ReportTotals } from './report-totals.tsx'
import { useReport } from './use-report.ts'
import { useValueNames } from './value-names.ts'

/** How the website is visited: how much, by which ways, and what is looked for in vain. */
export function ReportScreen() {
  const t = useMessages(adminMessages)
  const { report, filters, change, ...shown } = useReport()
  const isCompared = shown.compare !== 'none'
  return (
    <>
      <AnalyticsNav />
      <AdminPageHead title={t('title')} />
      <RangeBar {...shown} onChange={change} />
      <SectionQuery query={report} lines={8}>
        {(data) =>
          data.range.since === null && data.missing.length === 0 ? (
            <EmptyState
              icon={<IconChartLine size={24} stroke={1.5} aria-hidden />}
              title={t('empty.title')}
              text={t('empty.text')}
              action={{ label: t('empty.action'), onSelect: () => void window.open('/', '_blank') }}
            />
          ) : (
            <NamedFiles ids={filesOf(data, filters)}>
              <ReportView
                report={data}
                filters={filters}
                isCompared={isCompared}
                onFilter={change}
              />
            </NamedFiles>
          )
        }
      </SectionQuery>
    </>
  )
}

/** The files that lists and filters name. */
function filesOf({ downloads }: Report, { download }: Filters): string[] {
  const ids = [...downloads.map(({ file }) => file), download ?? ANY]
  return [...new Set(ids)].filter((id) => id !== REST && id !== ANY).toSorted()
}

type ViewProps = {
  report: Report
  filters: Filters
  /** A comparison was asked for; not every one can be made. */
  isCompared: boolean
  onFilter(values: Readonly<Record<string, string | undefined>>): void
}

function ReportView({ report, filters, isCompared, onFilter }: ViewProps) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const isFiltered = Object.keys(filters).length > 0
  const { range, dropped } = report
  // Searches and lost addresses belong to no visit, so nothing picks among them.
  const parts = PARTS.filter((part) => !isFiltered || (part !== 'searches' && part !== 'missing'))
  return (
    <div className={classes.report}>
      <FilterBar filters={filters} onFilter={onFilter} />
      {isFiltered && range.from < range.visits_from && (
        <Text c="dimmed">{t('filter.limited', { day: formatDay(range.visits_from, lang) })}</Text>
      )}
      {isFiltered && isCompared && report.compare === null && (
        <Text c="dimmed">
          {t('filter.notCompared', { day: formatDay(range.visits_from, lang) })}
        </Text>
      )}
      <ReportTotals report={report} />
      <ReportChart report={report} />
      <Text size="sm" c="dimmed">
        {t('daily')} {dropped > 0 && t('dropped', { count: formatNumber(dropped, lang) })}
      </Text>
      <div className={classes.parts}>
        <GoalsCard report={report} onFilter={onFilter} />
        <FunnelsCard report={report} />
        {parts.map((part) => (
          <PartCard key={part} part={part} report={report} filters={filters} onFilter={onFilter} />
        ))}
      </div>
      <WeeklyMailSwitch />
    </div>
  )
}

/** What is picked, each with a way out of it. */
function FilterBar({ filters, onFilter }: Pick<ViewProps, 'filters' | 'onFilter'>) {
  const t = useMessages(adminMessages)
  const nameOf = useValueNames()
  const set = FILTERS.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [{ name, words: nameOf(name, value) }]
  })
  if (set.length === 0) return null
  return (
    <fieldset className={classes.filters}>
      <legend>{t('filter.label')}</legend>
      {set.map(({ name, words }) => (
        <Button
          key={name}
          variant="default"
          aria-label={t('filter.clear', { value: words })}
          rightSection={<span aria-hidden>×</span>}
          onClick={() => onFilter({ [name]: undefined })}
        >
          {t(`filter.${name}`, { value: words })}
        </Button>
      ))}
      {set.length > 1 && (
        <Button
          variant="subtle"
          onClick={() => onFilter(Object.fromEntries(FILTERS.map((name) => [name, undefined])))}
        >
          {t('filter.all')}
        </Button>
      )}
    </fieldset>
  )
}
