import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconBell,
  IconCircleCheck,
  type TablerIcon,
} from '@tabler/icons-react'
import { useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import type { NotificationType } from '#ui/notification/notification.ts'
import { messages } from '../messages.ts'
import classes from './notice-line.module.css'

const ICONS: Readonly<Record<NotificationType, TablerIcon>> = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertOctagon,
  notification: IconBell,
}

/** One of the four types, as a picture with a name. */
export function NoticeTypeIcon({ type }: { type: NotificationType }) {
  const t = useMessages(messages)
  const Icon = ICONS[type]
  return (
    <span role="img" aria-label={t(`types.${type}`)} className={classes.type} data-type={type}>
      <Icon {...SMALL_ICON} />
    </span>
  )
}
