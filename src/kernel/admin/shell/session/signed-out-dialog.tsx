import { Anchor, Button, Text } from '@mantine/core'
import { IconExternalLink, IconLock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { useMessages } from '../../session.tsx'
import { messages } from '../messages.ts'
import { useDialogLabels } from '../use-dialog-labels.ts'
import { useAccount } from './live-session.tsx'
import { useLoginAddress } from './login-address.ts'

/** Says calmly that the session has ended; the page behind keeps what stands on it. */
export function SignedOutDialog() {
  const t = useMessages(messages)
  const labels = useDialogLabels()
  const login = useLoginAddress()
  const { isSignedOut } = useAccount()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(isSignedOut), [isSignedOut])
  return (
    <Modal
      opened={isOpen}
      onClose={() => setOpen(false)}
      title={t('session.title')}
      icon={<IconLock {...ICON} />}
      labels={labels}
      size="md"
      footer={
        <>
          <Anchor href={login}>{t('session.here')}</Anchor>
          <Button
            component="a"
            href={login}
            data-autofocus
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink {...SMALL_ICON} />}
          >
            {t('session.newTab')}
          </Button>
        </>
      }
    >
      <Text>{t('session.text')}</Text>
    </Modal>
  )
}
