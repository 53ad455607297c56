import { Table } from '@mantine/core'
import { useTexts } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { texts } from '../../admin/messages.ts'
import classes from '../../admin/redirects.module.css'
import type { ImportLine } from '../../contract.ts'
import type { Report } from './import-screen.tsx'

const TONES = { added: 'good', replaced: 'info', same: 'neutral', refused: 'bad' } as const

/** What became of every line. */
export function ImportReport({ report }: { report: Report }) {
  const t = useTexts(texts)
  const { added, replaced, refused, lines, isTrial } = report
  return (
    <CardSection
      title={t(isTrial ? 'import.trial' : 'import.done')}
      description={<span role="status">{t('import.sums', { added, replaced, refused })}</span>}
      isFlush
    >
      <div className={classes.scroller}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('import.line')}</Table.Th>
              <Table.Th>{t('import.from')}</Table.Th>
              <Table.Th>{t('import.to')}</Table.Th>
              <Table.Th>{t('import.outcome')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <ReportLine key={line.line} line={line} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </CardSection>
  )
}

function ReportLine({ line }: { line: ImportLine }) {
  const t = useTexts(texts)
  return (
    <Table.Tr>
      <Table.Td>{line.line}</Table.Td>
      <Table.Td className={classes.address}>{line.from}</Table.Td>
      <Table.Td className={classes.address}>{line.to}</Table.Td>
      <Table.Td>
        <StatusBadge label={t(`import.${line.outcome}`)} tone={TONES[line.outcome]} /> {line.reason}
      </Table.Td>
    </Table.Tr>
  )
}
