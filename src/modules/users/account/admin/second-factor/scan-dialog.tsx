import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { type SubmitEvent, useId, useState } from 'react'
import type { z } from 'zod'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { CopyText } from '#kernel/admin/copy-text/copy-text.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { call } from '#kernel/client/call.ts'
import {
  EnabledTotp,
  enable2FA,
  type PreparedTotp,
} from '#modules/auth/second-factor/second-factor.calls.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { accountMessages } from '../../../admin/messages.ts'
import classes from './second-factor.module.css'

type Props = {
  prepared: z.infer<typeof PreparedTotp>
  onDone(codes: readonly string[]): void
  onClose(): void
}

/** The app reads the picture, or takes the key by hand; its first code proves it. */
export function ScanDialog({ prepared, onDone, onClose }: Props) {
  const t = useMessages(accountMessages)
  const labels = useDialogLabels()
  const formId = useId()
  const { code, setCode, failure, isSending, submit } = useFirstCode(onDone)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('factor.scanTitle')}
      labels={labels}
      size="md"
      footer={
        <Button type="submit" form={formId} loading={isSending}>
          {t('factor.enable')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="md">
          <Text>{t('factor.scanText')}</Text>
          <img
            className={classes.qr}
            src={`data:image/svg+xml,${encodeURIComponent(prepared.qr)}`}
            alt={t('factor.qr')}
            width={200}
            height={200}
          />
          <Text size="sm">{t('factor.byHand')}</Text>
          <CopyText value={prepared.secret} label={t('factor.key')} />
          <TextInput
            data-autofocus
            label={t('factor.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          {failure && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
        </Stack>
      </form>
    </Modal>
  )
}

function useFirstCode(onDone: Props['onDone']) {
  const say = useFailureWords()
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setSending(true)
    setFailure(undefined)
    try {
      const reply = await call(enable2FA, { body: { code } })
      onDone(EnabledTotp.parse(reply).recovery_codes)
    } catch (error) {
      setFailure(say(error))
    } finally {
      setSending(false)
    }
  }
  return { code, setCode, failure, isSending, submit: (event: SubmitEvent) => void submit(event) }
}
