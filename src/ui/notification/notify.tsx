import { Button } from '@mantine/core'
import { randomId } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconBell,
  IconCircleCheck,
  type TablerIcon,
} from '@tabler/icons-react'
import { isValidElement, type ReactNode } from 'react'
import { ICON } from '../icon-size.ts'
import classes from './notification.module.css'
import {
  closesAfter,
  liveRole,
  NOTIFICATION_DEFAULT_TYPE,
  type NotificationType,
} from './notification.ts'

interface NotifyOptions {
  content: ReactNode
  /** success unless said otherwise. */
  type?: NotificationType
  /** Milliseconds until it vanishes; an error stays until closed. */
  lifetime?: number
  /** One thing to do about it, such as undo; doing it closes the notification. */
  action?: { label: string; onSelect: () => void }
}

const ICONS: Readonly<Record<NotificationType, TablerIcon>> = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertOctagon,
  notification: IconBell,
}

type Shown = { type: NotificationType; text: string }

let onShow: ((shown: Shown) => void) | undefined

/** Lets somebody keep what was shown; there is one such place. */
export function watchNotifications(listener: (shown: Shown) => void): () => void {
  onShow = listener
  return () => {
    if (onShow === listener) onShow = undefined
  }
}

/** Shows a notification and returns its id; a NotificationCenter must be on the page. */
export function notify(options: NotifyOptions): string {
  const { content, type = NOTIFICATION_DEFAULT_TYPE, lifetime, action } = options
  const id = randomId()
  onShow?.({ type, text: textOf(content) })
  const Icon = ICONS[type]
  return notifications.show({
    id,
    icon: <Icon {...ICON} />,
    autoClose: closesAfter({ type, lifetime, hasAction: action !== undefined }),
    role: liveRole(type),
    'data-type': type,
    message: (
      <div className={classes.message}>
        <div className={classes.content}>{content}</div>
        {action && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              notifications.hide(id)
              action.onSelect()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
    ),
  })
}

/** The words of what is shown, without its looks. */
function textOf(content: ReactNode): string {
  if (typeof content === 'string' || typeof content === 'number') return String(content)
  if (Array.isArray(content)) return content.map(textOf).join('')
  return isValidElement<{ children?: ReactNode }>(content) ? textOf(content.props.children) : ''
}

export function closeNotification(id: string): void {
  notifications.hide(id)
}
