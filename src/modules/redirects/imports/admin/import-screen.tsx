import { Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core'
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
import { texts } from '../../admin/messages.ts'
import { RedirectsNav } from '../../admin/redirects-nav.tsx'
import { importRedirects } from '../../contract.ts'
import { ImportReport } from './import-report.tsx'

export type Report = Reply<typeof importRedirects> & { isTrial: boolean }

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
