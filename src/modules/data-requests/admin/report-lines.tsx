import { Stack, Text } from '@mantine/core'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoment } from '#kernel/i18n/format.ts'
import type { DataRequest, Report } from '../data-request.ts'
import { countedWords } from './held-lines.tsx'
import { adminMessages } from './messages.ts'
import classes from './requests.module.css'

/** What is left to say once the person is erased: numbers and reasons. */
export function ReportLines({ item }: { item: DataRequest }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { report, erased } = item
  return (
    <Stack gap="md">
      <Text>{t('report.text', { when: erased ? formatMoment(erased, lang) : '–' })}</Text>
      {report && <Gone shares={report.shares} />}
      {report && report.kept.length > 0 && (
        <div>
          <Text fw={550}>{t('report.kept')}</Text>
          <Kept kept={report.kept} />
        </div>
      )}
    </Stack>
  )
}

export function Gone({ shares }: Pick<Report, 'shares'>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const held = shares.filter(({ records }) => Object.values(records).some((count) => count > 0))
  if (held.length === 0) return <Text c="dimmed">{t('erase.goesNothing')}</Text>
  return (
    <ul className={classes.lines}>
      {held.map(({ module, label, records }) => (
        <li key={module} className={classes.line}>
          <div className={classes.words}>
            <p className={classes.name}>{label[lang]}</p>
            <p className={classes.note}>{countedWords(records, lang)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export function Kept({ kept }: Pick<Report, 'kept'>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  if (kept.length === 0) return <Text c="dimmed">{t('erase.staysNothing')}</Text>
  return (
    <ul className={classes.lines}>
      {kept.map(({ module, what, why }) => (
        <li key={`${module} ${what.de}`} className={classes.line}>
          <div className={classes.words}>
            <p className={classes.name}>{what[lang]}</p>
            <p className={classes.note}>{why[lang]}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
