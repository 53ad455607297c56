import { Alert, Button, Stack, Table, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useLoginAddress } from '#kernel/admin/shell/session/login-address.ts'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { formatMoment, formatNumber } from '#kernel/i18n/format.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { BACKUPS_KEY, isUnderWay, useBackups } from '../../admin/use-backups.ts'
import type { Archive, Run } from '../../archives/archive.ts'
import { checkBackup, restoreBackup } from '../../contract.ts'
import type { CheckReport } from '../../proofs/report.ts'
import { FailedRun, RunProgress } from '../../runs/admin/runs-card.tsx'
import classes from './check-table.module.css'

type LineProps = { name: string; now: number; after: number; isSum?: boolean }

type RestoreStepsProps = { run: Run; typed: string; onType(typed: string): void }

type Props = { archive: Archive; runs: readonly Run[]; onClose(): void }

/** First a trial run, then its report, then the word that makes it real. */
export function RestoreDialog({ archive, runs, onClose }: Props) {
  const t = useMessages(adminMessages)
  const labels = useDialogLabels()
  const { lang } = useSession().user
  const [typed, setTyped] = useState('')
  const { run, isBusy, check, restore } = useRestore(archive, runs)
  const { error } = useBackups()
  // Sessions end with the commit and with nothing else, so this says that it is done.
  const isSignedOut = error instanceof CallError && error.status === 401
  const report = run?.kind === 'check' && run.state === 'done' ? run.report : null
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('restore.title', { time: formatMoment(archive.made_at, lang) })}
      labels={labels}
      size="lg"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t(report ? 'cancel' : 'close')}
          </Button>
          {report && (
            <Button
              color="red"
              disabled={typed.trim() !== t('restore.word')}
              loading={isBusy}
              onClick={() => restore(typed)}
            >
              {t('restore.submit')}
            </Button>
          )}
          {run?.kind !== 'restore' && !report && (
            <Button loading={isBusy} onClick={check}>
              {t('restore.try')}
            </Button>
          )}
        </>
      }
    >
      {!run && <Text>{t('restore.intro')}</Text>}
      {run?.kind === 'restore' && isSignedOut ? (
        <RestoreDone />
      ) : (
        run && <RestoreSteps run={run} typed={typed} onType={setTyped} />
      )}
    </Modal>
  )
}

function useRestore(archive: Archive, runs: readonly Run[]) {
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const [asked, setAsked] = useState<Run>()
  const params = { id: archive._id }
  const ask = async (work: () => Promise<{ run: Run }>) => {
    await attempt(async () => setAsked((await work()).run))
    await client.invalidateQueries({ queryKey: BACKUPS_KEY })
  }
  const run = runs.find(({ _id }) => _id === asked?._id) ?? asked
  const isRunning = run?.state === 'waiting' || run?.state === 'running'
  return {
    run,
    isBusy: isBusy || isRunning,
    check: () => void ask(() => call(checkBackup, { params })),
    restore: (confirmation: string) =>
      void ask(() => call(restoreBackup, { params, body: { confirmation } })),
  }
}

/** It has happened: everyone is signed out, so the way on is to sign in. */
function RestoreDone() {
  const t = useMessages(adminMessages)
  const address = useLoginAddress()
  return (
    <Stack gap="md" align="flex-start">
      <Alert color="green" role="status">
        {t('restore.done')}
      </Alert>
      <Button component="a" href={address}>
        {t('restore.signIn')}
      </Button>
    </Stack>
  )
}

/** Where a restore stands: running, refused, or ready to be decided. */
function RestoreSteps({ run, typed, onType }: RestoreStepsProps) {
  const t = useMessages(adminMessages)
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

/** Counts now and afterwards; only tables whose count changes are named. */
function CheckTable({ report }: { report: CheckReport }) {
  const t = useMessages(adminMessages)
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
