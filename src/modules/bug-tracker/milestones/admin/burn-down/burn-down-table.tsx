import { ScrollArea } from '@mantine/core'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { formatDay, formatNumber } from '#kernel/i18n/format.ts'
import { progressTexts } from '../../../admin/texts.ts'
import type { BurnDown } from '../../progress.calls.ts'
import classes from './burn-down.module.css'
import { idealOn, tellingDays } from './chart-shape.ts'

/** The figures behind the drawing, for those who read rather than look. */
export function BurnDownTable({ data }: { data: BurnDown }) {
  const t = useTexts(progressTexts)
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
