import { setTimeout as pause } from 'node:timers/promises'
import type { Caller } from '#tests/caller.ts'

/** Something visitors may see, on the instance that is asked. */
export type Sight = { name: string; isSeen(guest: Caller): Promise<boolean> }
export type Change = { name: string; instance: number; lateMs: number }

/** Often enough to see a tenth of a second, seldom enough not to be the load itself. */
const STEP_MS = 50
const BEFORE_MS = 1500
const GIVE_UP_MS = 20_000

/** The next full minute that is at least so far away. */
export function nextMinute(awayMs: number): Date {
  return new Date(Math.ceil((Date.now() + awayMs) / 60_000) * 60_000)
}

export async function until(moment: number): Promise<void> {
  await pause(Math.max(0, moment - Date.now()))
}

/** When each instance shows it, or shows it no longer; below 0 is too early. */
export async function watchMinute(
  guests: readonly Caller[],
  minute: Date,
  { sights, isShown }: { sights: readonly Sight[]; isShown: boolean },
): Promise<Change[]> {
  await until(minute.getTime() - BEFORE_MS)
  const watched = sights.flatMap(({ name, isSeen }) =>
    guests.map(async (guest, at) => {
      const turned = await whenTurned(() => isSeen(guest), isShown, minute)
      return { name, instance: at + 1, lateMs: turned - minute.getTime() }
    }),
  )
  return Promise.all(watched)
}

async function whenTurned(
  look: () => Promise<boolean>,
  wanted: boolean,
  minute: Date,
): Promise<number> {
  while (Date.now() < minute.getTime() + GIVE_UP_MS) {
    if ((await look()) === wanted) return Date.now()
    await pause(STEP_MS)
  }
  return Number.POSITIVE_INFINITY
}
