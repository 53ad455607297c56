const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const UNITS = [
  { unit: 'year', seconds: 365 * DAY },
  { unit: 'month', seconds: 30 * DAY },
  { unit: 'week', seconds: 7 * DAY },
  { unit: 'day', seconds: DAY },
  { unit: 'hour', seconds: HOUR },
  { unit: 'minute', seconds: MINUTE },
] as const

interface TimeFormat {
  locale: string
  timeZone?: string
}

/** "vor 3 Stunden", "in 2 days", "gestern"; anything nearer than a minute reads as now. */
export function formatRelative(moment: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const seconds = (moment - now) / 1000
  const fitting = UNITS.find((entry) => Math.abs(seconds) >= entry.seconds)
  if (!fitting) return format.format(0, 'second')
  return format.format(Math.trunc(seconds / fitting.seconds), fitting.unit)
}

/** The exact moment with weekday, date and time. */
export function formatExact(moment: number, { locale, timeZone }: TimeFormat): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(moment)
}
