import { Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyText } from '#kernel/admin/copy-text/copy-text.tsx'
import { Banner } from '#kernel/admin/edit/banner.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { ICON } from '#ui/icon-size.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { USERS_KEY } from '../../../admin/keys.ts'
import { adminMessages } from '../../../admin/messages.ts'
import { personName } from '../../../admin/person-name.ts'
import type { Person } from '../user-calls.ts'
import { giveOneTimePassword } from './set-password.ts'

type Props = { person: Person; password?: string; onClose(): void }

/** Explains, sets, and shows the password this once. */
export function PasswordDialog({ person, password: given, onClose }: Props) {
  const t = useMessages(adminMessages)
  const labels = useDialogLabels()
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const [password, setPassword] = useState(given)
  const set = () =>
    attempt(async () => {
      setPassword(await giveOneTimePassword(person._id))
      await client.invalidateQueries({ queryKey: USERS_KEY })
    })
  const named = { name: personName(person) }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('password.title')}
      labels={labels}
      size="md"
      footer={
        password ? (
          <Button onClick={onClose}>{t('password.noted')}</Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button loading={isBusy} onClick={() => void set()}>
              {t('password.set')}
            </Button>
          </>
        )
      }
    >
      {password ? (
        <Stack gap="md">
          <Text>{t('password.hand', named)}</Text>
          <CopyText value={password} label={t('password.title')} />
          <Banner tone="warn" icon={<IconAlertTriangle {...ICON} />} text={t('password.once')} />
        </Stack>
      ) : (
        <Text>{t('password.text', named)}</Text>
      )}
    </Modal>
  )
}
