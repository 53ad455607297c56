import { Stack, Text } from '@mantine/core'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoment } from '#kernel/i18n/format.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import type { DataRequest, Report } from '../../data-request.ts'
import { adminMessages } from '../messages.ts'
import { countedWords } from './held-lines.tsx'

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
    <Lines>
      {held.map(({ module, label, records }) => (
        <Line key={module} isStrong name={label[lang]} note={countedWords(records, lang)} />
      ))}
    </Lines>
  )
}

export function Kept({ kept }: Pick<Report, 'kept'>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  if (kept.length === 0) return <Text c="dimmed">{t('erase.staysNothing')}</Text>
  return (
    <Lines>
      {kept.map(({ module, what, why }) => (
        <Line key={`${module} ${what.de}`} isStrong name={what[lang]} note={why[lang]} />
      ))}
    </Lines>
  )
}
