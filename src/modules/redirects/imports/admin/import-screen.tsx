import { Button, FileButton, Group, Stack, Table, Text, Textarea } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { useCan, useTexts } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { texts } from '../../admin/messages.ts'
import classes from '../../admin/redirects.module.css'
import { RedirectsNav } from '../../admin/redirects-nav.tsx'
import { type ImportLine, importRedirects } from '../../contract.ts'

const TONES = { added: 'good', replaced: 'info', same: 'neutral', refused: 'bad' } as const

type Report = Reply<typeof importRedirects> & { isTrial: boolean }

/** Many redirects from a file: first a trial that changes nothing, then for good. */
export function ImportScreen() {
  const t = useTexts(texts)
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const mayRun = useCan()(staff('redirects', 'publish'))
  const [csv, setCsv] = useState('')
  const [report, setReport] = useState<Report>()
  const run = (isTrial: boolean) =>
    attempt(async () => {
      setReport({ ...(await call(importRedirects, { body: { csv, isTrial } })), isTrial })
      if (!isTrial) await client.invalidateQueries({ queryKey: ['collection', 'redirects'] })
    })
  const read = async (file: File | null) => {
    if (!file) return
    setCsv(await file.text())
    setReport(undefined)
  }
  return (
    <>
      <RedirectsNav />
      <AdminPageHead title={t('import.title')} />
      <Stack>
        <CardSection title={t('import.open')} description={t('import.text')}>
          <Stack gap="md">
            <Group>
              <FileButton accept=".csv,text/csv,text/plain" onChange={(file) => void read(file)}>
                {(props) => (
                  <Button {...props} variant="default" leftSection={<IconUpload {...SMALL_ICON} />}>
                    {t('import.choose')}
                  </Button>
                )}
              </FileButton>
            </Group>
            <Textarea
              label={t('import.paste')}
              autosize
              minRows={6}
              maxRows={16}
              spellCheck={false}
              placeholder={t('import.example')}
              value={csv}
              onChange={(event) => setCsv(event.currentTarget.value)}
            />
            <Group>
              <Button
                variant="default"
                disabled={csv.trim() === ''}
                loading={isBusy}
                onClick={() => void run(true)}
              >
                {t('import.check')}
              </Button>
              <Button
                disabled={csv.trim() === '' || !mayRun}
                loading={isBusy}
                onClick={() => void run(false)}
              >
                {t('import.run')}
              </Button>
            </Group>
            {!mayRun && <Text c="dimmed">{t('import.needsPublish')}</Text>}
          </Stack>
        </CardSection>
        {report && <ImportReport report={report} />}
      </Stack>
    </>
  )
}

/** What became of every line. */
function ImportReport({ report }: { report: Report }) {
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
