/** Short names of the units, e.g. 'Std.' and 'Min.'. */
type DurationUnits = { hours: string; minutes: string }

const CLOCK = /^(\d+):([0-5]?\d)$/
const MINUTES = /^(\d+)\s*(?:m|min\.?|minuten?|minutes?)?$/i
const HOURS =
  /^(\d+(?:[.,]\d+)?)\s*(?:h|std\.?|stunden?|hours?)(?:\s*(\d+)\s*(?:m|min\.?|minuten?|minutes?)?)?$/i

/**
 * What someone typed, in minutes: '90', '1:30', '1,5 h', '1 Std. 30 Min.'. Undefined when it is no
 * duration.
 */
export function parseDuration(typed: string): number | undefined {
  const text = typed.replace(/[\s\u00a0\u202f]+/g, ' ').trim()
  const clock = CLOCK.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const minutes = MINUTES.exec(text)
  if (minutes) return Number(minutes[1])
  const hours = HOURS.exec(text)
  if (!hours) return undefined
  const whole = Number((hours[1] ?? '').replace(',', '.')) * 60
  return Math.round(whole) + Number(hours[2] ?? 0)
}

/** @example formatDuration(90, { hours: 'Std.', minutes: 'Min.' }) → '1 Std. 30 Min.' */
export function formatDuration(duration: number, units: DurationUnits): string {
  const hours = Math.floor(duration / 60)
  const minutes = duration % 60
  const parts = [
    ...(hours > 0 ? [`${hours}\u202f${units.hours}`] : []),
    ...(minutes > 0 || hours === 0 ? [`${minutes}\u202f${units.minutes}`] : []),
  ]
  return parts.join(' ')
}
