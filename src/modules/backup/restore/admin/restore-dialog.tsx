import { Alert, Button, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { useLoginAddress } from '#kernel/admin/shell/session/login-address.ts'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { adminTexts } from '../../admin/messages.ts'
import { BACKUPS_KEY, useBackups } from '../../admin/use-backups.ts'
import type { Archive, Run } from '../../archives/archive.ts'
import { checkBackup, restoreBackup } from '../../contract.ts'
import { RestoreSteps } from './restore-steps.tsx'

type Props = { archive: Archive; runs: readonly Run[]; onClose(): void }

/** First a trial run, then its report, then the word that makes it real. */
export function RestoreDialog({ archive, runs, onClose }: Props) {
  const t = useTexts(adminTexts)
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
  const t = useTexts(adminTexts)
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
