export const NOTIFICATION_LIFETIME = 3000
/** Whoever is offered something needs the time to read it, decide and reach the button. */
const NOTIFICATION_ACTION_LIFETIME = 10_000
export const NOTIFICATION_DEFAULT_TYPE = 'success'
export const NOTIFICATION_TYPES = ['success', 'warning', 'error', 'notification'] as const

export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

interface NotificationTiming {
  type?: NotificationType
  lifetime?: number | undefined
  hasAction?: boolean
}

/** Milliseconds until the notification vanishes; an error stays until it is closed. */
export function closesAfter({
  type = NOTIFICATION_DEFAULT_TYPE,
  hasAction = false,
  lifetime = hasAction ? NOTIFICATION_ACTION_LIFETIME : NOTIFICATION_LIFETIME,
}: NotificationTiming): number | false {
  return type === 'error' ? false : lifetime
}

/** An error interrupts a screen reader, everything else waits its turn. */
export function liveRole(type: NotificationType): 'alert' | 'status' {
  return type === 'error' ? 'alert' : 'status'
}
