import { Button, Group, NativeSelect, Table, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#kernel/client/call.ts'
import { type Import, type ImportRow, listImportRows } from '#kernel/contract/admin/imports.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { MAX_LIMIT } from '#kernel/contract/list.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { downloadRows } from '../../browse/export/use-export.ts'
import { useMessages } from '../../session.tsx'
import { useAttempt } from '../../use-attempt.ts'
import classes from '../imports.module.css'
import { messages } from '../messages.ts'

const TONES = { new: 'good', changed: 'info', same: 'neutral', refused: 'bad' } as const
const SHOWN = ['refused', 'new', 'changed', 'same'] as const
type Shown = (typeof SHOWN)[number] | 'kept'

/** The rows of a file with what became of each, refused ones at hand as a file. */
export function ImportRows({ item }: { item: Import }) {
  const t = useMessages(messages)
  const { attempt, isBusy } = useAttempt()
  const [verdict, setVerdict] = useState<Shown>()
  const found = useInfiniteQuery({
    queryKey: ['import', item._id, 'rows', item.revision, item.state, verdict],
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      call(listImportRows, { params: { id: item._id }, query: { verdict, after: pageParam } }),
    getNextPageParam: ({ next }) => next,
  })
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? []
  const choices: Shown[] = item.state === 'undone' ? ['kept', ...SHOWN] : [...SHOWN]
  return (
    <CardSection
      title={t('rows.title')}
      actions={
        item.counts.refused > 0 && (
          <Button
            variant="default"
            loading={isBusy}
            onClick={() => void attempt(() => saveRefused(item, t('rows.reason')))}
          >
            {t('refused')}
          </Button>
        )
      }
    >
      <NativeSelect
        label={t('rows.show')}
        mb="md"
        value={verdict ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setVerdict(choices.find((choice) => choice === value))
        }
        data={[
          { value: '', label: t('rows.all') },
          ...choices.map((value) => ({
            value,
            label: value === 'kept' ? t('undo.kept') : t(`verdict.${value}`),
          })),
        ]}
      />
      {found.isSuccess && rows.length === 0 ? <Text>{t('rows.empty')}</Text> : <Rows rows={rows} />}
      {found.hasNextPage && (
        <Group mt="md">
          <Button variant="default" onClick={() => void found.fetchNextPage()}>
            {t('rows.more')}
          </Button>
        </Group>
      )}
    </CardSection>
  )
}

/** As they were in the file, with the reason in a column more: to be mended and read in again. */
async function saveRefused({ _id, hasHeader, columns }: Import, reason: string): Promise<void> {
  const lines = hasHeader ? [[...columns, reason]] : []
  for (let after: number | null = 0; after !== null; ) {
    const query = { verdict: 'refused', after, limit: MAX_LIMIT, isWhole: true } as const
    const page: Reply<typeof listImportRows> = await call(listImportRows, {
      params: { id: _id },
      query,
    })
    for (const row of page.items)
      lines.push([...columns.map((_, at) => row.cells[at] ?? ''), row.reason])
    after = page.next
  }
  downloadRows('import', lines)
}

function Rows({ rows }: { rows: readonly ImportRow[] }) {
  const t = useMessages(messages)
  return (
    <div className={classes.scroller}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('rows.line')}</Table.Th>
            <Table.Th>{t('rows.cells')}</Table.Th>
            <Table.Th>{t('rows.outcome')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ line, cells, verdict, reason, fields, undo }) => (
            <Table.Tr key={line}>
              <Table.Td>{line}</Table.Td>
              <Table.Td className={classes.cells}>{cells.filter(Boolean).join(' · ')}</Table.Td>
              <Table.Td className={classes.cells}>
                {verdict && <StatusBadge label={t(`verdict.${verdict}`)} tone={TONES[verdict]} />}{' '}
                {reason || (verdict === 'changed' && fields.join(', '))}
                {undo && <div>{t(`undo.${undo}`)}</div>}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
