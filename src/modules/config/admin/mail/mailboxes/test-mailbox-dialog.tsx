import { Button, Text, TextInput } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { call } from '#kernel/client/call.ts'
import { Email } from '#kernel/contract/fields.ts'
import type { Mailbox } from '#kernel/contract/sections/mail.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { testMailboxSettings } from '../../../contract.ts'
import { mailMessages } from '../messages.ts'
import classes from './test-mailbox-dialog.module.css'
import { TestResult } from './test-result.tsx'

type Props = { mailbox: Mailbox; onClose(): void }

/** Sends a mail through the mailbox as it is being edited and shows what the server said. */
export function TestMailboxDialog({ mailbox, onClose }: Props) {
  const t = useMessages(mailMessages)
  const labels = useDialogLabels()
  const { handle } = useSession().user
  const [to, setTo] = useState(() => (Email.safeParse(handle).success ? handle : mailbox.from))
  const test = useMutation({
    mutationFn: () => call(testMailboxSettings, { body: { mailbox, to } }),
  })
  const isReady = Email.safeParse(to).success
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('test.title')}
      labels={labels}
      size="md"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('test.close')}
          </Button>
          <Button
            leftSection={<IconSend {...SMALL_ICON} />}
            loading={test.isPending}
            disabled={!isReady}
            onClick={() => test.mutate()}
          >
            {t(test.isSuccess || test.isError ? 'test.again' : 'test.send')}
          </Button>
        </>
      }
    >
      <div className={classes.content}>
        <Text>{t('test.text')}</Text>
        <TextInput
          data-autofocus
          type="email"
          label={t('test.to')}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <TestResult result={test.data} error={test.error} />
      </div>
    </Modal>
  )
}
