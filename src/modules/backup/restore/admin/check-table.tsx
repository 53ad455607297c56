import { Table, Text } from '@mantine/core'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { formatNumber } from '#kernel/i18n/format.ts'
import { adminTexts } from '../../admin/messages.ts'
import type { CheckReport } from '../../proofs/report.ts'
import classes from './check-table.module.css'

/** Counts now and afterwards; only tables whose count changes are named. */
export function CheckTable({ report }: { report: CheckReport }) {
  const t = useTexts(adminTexts)
  const changed = report.tables.filter(({ now, after }) => now !== after)
  return (
    <>
      <Table.ScrollContainer minWidth={260} maxHeight={280}>
        <Table className={classes.table} horizontalSpacing={6} stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('table')}</Table.Th>
              <Table.Th>{t('restore.now')}</Table.Th>
              <Table.Th>{t('restore.after')}</Table.Th>
              <Table.Th>{t('restore.change')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <Line name={t('restore.rows')} {...report.rows} isSum />
            <Line name={t('restore.files')} {...report.files} isSum />
            {changed.map((line) => (
              <Line key={line.table} name={line.table} now={line.now} after={line.after} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="sm" c="dimmed">
        {t('restore.comeAndGo', { added: report.files.added, removed: report.files.removed })}{' '}
        {t('restore.same')}
      </Text>
    </>
  )
}

type LineProps = { name: string; now: number; after: number; isSum?: boolean }

function Line({ name, now, after, isSum }: LineProps) {
  const { lang } = useSession().user
  const difference = after - now
  const sign = difference > 0 ? '+' : ''
  return (
    <Table.Tr data-sum={isSum || undefined}>
      <Table.Th scope="row">{name}</Table.Th>
      <Table.Td>{formatNumber(now, lang)}</Table.Td>
      <Table.Td>{formatNumber(after, lang)}</Table.Td>
      <Table.Td>{difference === 0 ? '–' : `${sign}${formatNumber(difference, lang)}`}</Table.Td>
    </Table.Tr>
  )
}
