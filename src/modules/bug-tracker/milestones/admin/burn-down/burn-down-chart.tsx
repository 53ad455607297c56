import { Text } from '@mantine/core'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatDay, formatNumber } from '#kernel/i18n/format.ts'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { progressMessages } from '../../../admin/messages.ts'
import type { BurnDown } from '../../progress.calls.ts'
import { burnDownFigures } from './burn-down-figures.ts'

/** Open bugs day by day against the even way to the due date. */
export function BurnDownChart({ data }: { data: BurnDown }) {
  const t = useMessages(progressMessages)
  const { lang } = useSession().user
  const { days, moments, open, ideal, grown, weekends } = burnDownFigures(data)
  const day = (index: number) => formatDay(days[index] ?? data.start, lang)
  const latest = open.length - 1
  const summary = t('burnDown.summary', {
    from: day(0),
    to: day(latest),
    first: open[0] ?? 0,
    last: open[latest] ?? 0,
  })
  const describe = (index: number) => {
    const count = open[index]
    if (count === undefined) return t('burnDown.due', { day: day(index) })
    const said = `${day(index)}: ${t('burnDown.open', { count })}`
    const more = grown.get(index)
    return more ? `${said}\n${t('burnDown.grown', { count: more })}` : said
  }
  const hints = [
    weekends.length > 0 && t('burnDown.weekends'),
    grown.size > 0 && t('burnDown.marks'),
  ]
  return (
    <>
      <LineChart
        summary={ideal ? `${summary} ${t('burnDown.due', { day: dueDay(data, lang) })}` : summary}
        labels={days.map((_, index) => day(index))}
        moments={moments}
        values={open}
        latest={t('burnDown.open', { count: open[latest] ?? 0 })}
        compared={ideal}
        comparedLabel={t('burnDown.ideal')}
        marks={[...grown.keys()]}
        bands={weekends}
        format={(value) => formatNumber(value, lang)}
        describe={describe}
      />
      <Text size="sm" c="dimmed">
        {hints.filter(Boolean).join(' ')}
      </Text>
    </>
  )
}

function dueDay({ due }: BurnDown, lang: 'de' | 'en'): string {
  return due === null ? '' : formatDay(due, lang)
}
