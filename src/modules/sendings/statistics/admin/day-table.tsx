import { Table, Text } from '@mantine/core'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatDay } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { adminMessages } from '../../admin/messages.ts'
import type { Statistics } from '../statistics.calls.ts'
import { daysOf, useDailyFigures } from './daily-figures.ts'
import { DayChart } from './day-chart.tsx'
import classes from './statistics.module.css'

/** What the day and one figure take at least, in px. */
const COLUMN = 84

/** Figures day by day: one of them drawn, all of them as a table. */
export function DayTable({ statistics }: { statistics: Statistics }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const days = daysOf(statistics)
  const { names, label, write, byDay } = useDailyFigures(statistics)
  const columns = names.map((name) => ({ name, values: byDay(name) }))
  return (
    <CardSection title={t('stats.byDay')}>
      {days.length === 0 ? (
        <Text c="dimmed">{t('stats.empty')}</Text>
      ) : (
        <>
          <DayChart statistics={statistics} days={days} />
          <details>
            <summary>{t('stats.table')}</summary>
            <Table.ScrollContainer minWidth={COLUMN * (columns.length + 1)}>
              <Table className={classes.days} horizontalSpacing={4}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('stats.day')}</Table.Th>
                    {columns.map(({ name }) => (
                      <Table.Th key={name} ta="end">
                        {label(name)}
                      </Table.Th>
                    ))}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {days.map((day) => (
                    <Table.Tr key={day}>
                      <Table.Td>{formatDay(day, lang)}</Table.Td>
                      {columns.map(({ name, values }) => (
                        <Table.Td key={name} ta="end">
                          {write(name, values.get(day) ?? 0)}
                        </Table.Td>
                      ))}
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          </details>
        </>
      )}
    </CardSection>
  )
}
