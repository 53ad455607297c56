import type { BackupConfig } from '../../config.ts'

const HOUR = 3_600_000
/** More than a week, whatever summer time does. */
const LONGEST = 24 * 9

type Timetable = Pick<BackupConfig, 'rhythm' | 'hour' | 'weekday'>

/** The last time a backup was due, or undefined where none is wished. */
export function lastSlot(timetable: Timetable, now: Date): Date | undefined {
  return search(timetable, now, -1)
}

/** The next time one is due. */
export function nextSlot(timetable: Timetable, now: Date): Date | undefined {
  return search(timetable, now, 1)
}

function search(timetable: Timetable, now: Date, step: 1 | -1): Date | undefined {
  if (timetable.rhythm === 'off') return undefined
  const thisHour = Math.floor(now.getTime() / HOUR) * HOUR
  for (let count = step === 1 ? 1 : 0; count < LONGEST; count += 1) {
    const at = new Date(thisHour + step * count * HOUR)
    if (isSlot(timetable, at)) return at
  }
  return undefined
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: 'numeric',
  hourCycle: 'h23',
  weekday: 'short',
})

function isSlot({ rhythm, hour, weekday }: Timetable, at: Date): boolean {
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  if (Number(parts.get('hour')) !== hour) return false
  return rhythm === 'daily' || weekday === parts.get('weekday')?.toLowerCase()
}
