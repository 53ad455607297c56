import type { z } from 'zod'
import type { OnlineState } from './user.ts'

type State = z.infer<typeof OnlineState>

const ONLINE_MINUTES = 5
/** How long ago somebody was seen who never was (specification, section 4). */
const NEVER_SEEN_MINUTES = 9999
const MINUTE = 60_000

/** What is shown before anything is known. */
export const DEFAULT_ONLINE_STATE: State = 'offline'

/**
 * Under five minutes since a person was last seen they are online; otherwise nobody can know.
 * @example onlineState({ last_active: '2026-11-15T12:00:00.000Z' }, Date.now())
 */
export function onlineState(
  user: { last_active: string | null } | null | undefined,
  now: number,
): State {
  if (!user) return 'unknown'
  return minutesSince(user.last_active, now) < ONLINE_MINUTES ? 'online' : 'unknown'
}

export function minutesSince(lastActive: string | null, now: number): number {
  return lastActive === null ? NEVER_SEEN_MINUTES : (now - Date.parse(lastActive)) / MINUTE
}
