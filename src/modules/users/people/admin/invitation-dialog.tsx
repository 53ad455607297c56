import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { CopyText } from '#kernel/admin/copy-text/copy-text.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { personName } from '../../admin/person-name.ts'
import { handInvitation } from '../person.calls.ts'
import type { Person } from './user-calls.ts'

type Props = { person: Person; onClose(): void }

/** Explains, makes the link, and shows it to be copied. */
export function InvitationDialog({ person, onClose }: Props) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const labels = useDialogLabels()
  const { attempt, isBusy } = useAttempt()
  const [link, setLink] = useState<{ url: string; until: string }>()
  const make = () =>
    attempt(async () => {
      const { path, expires } = await call(handInvitation, { params: { id: person._id } })
      const url = new URL(path, window.location.origin).href
      setLink({ url, until: formatMoment(expires, lang) })
    })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('invitation.title')}
      labels={labels}
      size="md"
      footer={
        link ? (
          <Button onClick={onClose}>{t('invitation.done')}</Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button loading={isBusy} onClick={() => void make()}>
              {t('invitation.make')}
            </Button>
          </>
        )
      }
    >
      <Stack gap="md">
        <Text>{t('invitation.text', { name: personName(person) })}</Text>
        {link && <CopyText value={link.url} label={t('invitation.title')} />}
        {link && <Text c="dimmed">{t('invitation.until', { until: link.until })}</Text>}
      </Stack>
    </Modal>
  )
}
