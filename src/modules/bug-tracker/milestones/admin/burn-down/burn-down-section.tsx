import { ScrollArea, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatDay, formatNumber } from '#kernel/i18n/format.ts'
import { progressMessages } from '../../../admin/messages.ts'
import type { Milestone } from '../../milestone.ts'
import { type BurnDown, readBurnDown } from '../../progress.calls.ts'
import classes from './burn-down.module.css'
import { BurnDownChart } from './burn-down-chart.tsx'
import { idealOn, tellingDays } from './burn-down-figures.ts'

/** Open bugs day by day against the even way to the due date. */
export function BurnDownSection({ item }: ItemProps<Milestone>) {
  const t = useMessages(progressMessages)
  const burnDown = useQuery({
    queryKey: ['collection', 'bugs', 'burn-down', item._id, item.version],
    queryFn: () => call(readBurnDown, { params: { id: item._id } }),
  })
  return (
    <SectionQuery query={burnDown} failed={t('burnDown.failed')} lines={4}>
      {(data) => <Drawn data={data} />}
    </SectionQuery>
  )
}

function Drawn({ data }: { data: BurnDown }) {
  const t = useMessages(progressMessages)
  if (data.days.every(({ open }) => open === 0)) {
    return <Text c="dimmed">{t('burnDown.empty')}</Text>
  }
  return (
    <>
      <BurnDownChart data={data} />
      {data.due === null && <Text c="dimmed">{t('burnDown.noDue')}</Text>}
      {data.isCut && <Text c="dimmed">{t('burnDown.cut')}</Text>}
      <BurnDownTable data={data} />
    </>
  )
}

/** The figures behind the drawing, for those who read rather than look. */
function BurnDownTable({ data }: { data: BurnDown }) {
  const t = useMessages(progressMessages)
  const { lang } = useSession().user
  const region = { role: 'region', 'aria-label': t('burnDown.table') }
  return (
    <details className={classes.figures}>
      <summary>{t('burnDown.table')}</summary>
      <ScrollArea.Autosize mah={280} viewportProps={{ tabIndex: 0, ...region }}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('burnDown.day')}</th>
              <th scope="col">{t('burnDown.openBugs')}</th>
              <th scope="col">{t('burnDown.idealBugs')}</th>
            </tr>
          </thead>
          <tbody>
            {tellingDays(data.days).map(({ day, open }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day, lang)}</th>
                <td>{formatNumber(open, lang)}</td>
                <td>{idealWords(idealOn(day, data), lang)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea.Autosize>
    </details>
  )
}

function idealWords(ideal: number | undefined, lang: 'de' | 'en'): string {
  return ideal === undefined ? '–' : formatNumber(ideal, lang)
}
