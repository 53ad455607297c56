/** A user counts as online below this many minutes since last seen. */
export const ONLINE_MINUTES = 5
/** Stands for a missing last_active (specification, section 4). */
export const MINUTES_NEVER_ACTIVE = 9999
/** What a bulb shows before anyone has asked. */
export const DEFAULT_ONLINE_STATE = 'offline'

export type OnlineState = 'online' | 'unknown' | 'offline'

interface SeenUser {
  last_active?: string | null
}

/** Under 5 minutes is online, anything else unknown, and so is no user at all. */
export function onlineState(
  subject: number | SeenUser | null | undefined,
  now: number = Date.now(),
): OnlineState {
  if (subject === null || subject === undefined) return 'unknown'
  const minutes = typeof subject === 'number' ? subject : minutesSinceActive(subject, now)
  return minutes < ONLINE_MINUTES ? 'online' : 'unknown'
}

export function minutesSinceActive(user: SeenUser, now: number = Date.now()): number {
  const seen = Date.parse(user.last_active ?? '')
  return Number.isNaN(seen) ? MINUTES_NEVER_ACTIVE : (now - seen) / 60_000
}
