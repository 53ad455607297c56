export const NOTIFICATION_LIFETIME = 3000
export const NOTIFICATION_DEFAULT_TYPE = 'success'
export const NOTIFICATION_TYPES = ['success', 'warning', 'error', 'notification'] as const

export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

export interface NotificationTiming {
  type?: NotificationType
  lifetime?: number
}

/** Milliseconds until the notification vanishes; an error stays until it is closed. */
export function closesAfter({
  type = NOTIFICATION_DEFAULT_TYPE,
  lifetime = NOTIFICATION_LIFETIME,
}: NotificationTiming): number | false {
  return type === 'error' ? false : lifetime
}

/** An error interrupts a screen reader, everything else waits its turn. */
export function liveRole(type: NotificationType): 'alert' | 'status' {
  return type === 'error' ? 'alert' : 'status'
}
