import { fromWallTime, toWallTime } from '#kernel/i18n/berlin-time.ts'

export type QuietHours = { from: string; to: string }

const DAY_MS = 86_400_000

/** When the quiet hours end that hold now, or undefined: they may reach over midnight. */
export function quietUntil(quiet: QuietHours | null, now: Date): Date | undefined {
  const wall = toWallTime(now.toISOString())
  if (!quiet || !wall || quiet.from === quiet.to) return undefined
  const { time } = wall
  const isOvernight = quiet.from > quiet.to
  const isEvening = isOvernight && time >= quiet.from
  const isQuiet = isOvernight ? isEvening || time < quiet.to : time >= quiet.from && time < quiet.to
  if (!isQuiet) return undefined
  const day = isEvening ? nextDay(wall.day) : wall.day
  const end = fromWallTime({ day, time: quiet.to })
  return end === undefined ? undefined : new Date(end)
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}
