import { Button, Group } from '@mantine/core'
import { useMessages } from '#kernel/admin/session.tsx'
import {
  NOTIFICATION_DEFAULT_TYPE,
  NOTIFICATION_LIFETIME,
  NOTIFICATION_TYPES,
} from '#ui/notification/notification.ts'
import { notify } from '#ui/notification/notify.tsx'
import { messages } from '../../messages.ts'
import { Piece } from '../piece.tsx'

export function NotificationPiece() {
  const t = useMessages(messages)
  return (
    <Piece
      name="notification"
      title={t('pieces.notification')}
      text={t('pieces.notificationText')}
      constants={[
        [t('names.lifetime'), `${NOTIFICATION_LIFETIME} ms`],
        [t('names.type'), NOTIFICATION_DEFAULT_TYPE],
      ]}
    >
      <Group gap="xs">
        {NOTIFICATION_TYPES.map((type) => (
          <Button
            key={type}
            variant="default"
            onClick={() => notify({ type, content: t(`sample.${type}`) })}
          >
            {type}
          </Button>
        ))}
      </Group>
    </Piece>
  )
}
