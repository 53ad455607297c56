import { Alert, Stack, Text, TextInput } from '@mantine/core'
import { useTexts } from '#kernel/admin/session.tsx'
import { adminTexts } from '../../admin/messages.ts'
import { isUnderWay } from '../../admin/use-backups.ts'
import type { Run } from '../../archives/archive.ts'
import { FailedRun, RunProgress } from '../../runs/admin/runs-card.tsx'
import { CheckTable } from './check-table.tsx'

type Props = { run: Run; typed: string; onType(typed: string): void }

/** Where a restore stands: running, refused, or ready to be decided. */
export function RestoreSteps({ run, typed, onType }: Props) {
  const t = useTexts(adminTexts)
  if (isUnderWay(run)) {
    return (
      <Stack gap="md">
        <RunProgress run={run} />
        {run.kind === 'restore' && <Text>{t('restore.running')}</Text>}
      </Stack>
    )
  }
  if (run.state === 'failed') return <FailedRun run={run} />
  const { report } = run
  if (!report) return null
  const fits =
    report.schema === 'same' ? t('restore.whole') : t('restore.older', { version: report.version })
  return (
    <Stack gap="md">
      <Text>
        {fits} {report.foreign_secret && t('restore.foreign')}
      </Text>
      <CheckTable report={report} />
      <Alert color="orange">{t('restore.warning')}</Alert>
      <TextInput
        label={t('restore.type', { word: t('restore.word') })}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </Stack>
  )
}
