const ZONE = 'Europe/Berlin'
const MINUTE = 60_000

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/**
 * The instant of a minute: an ISO time as it is, or what clocks in Berlin show. The hour that comes
 * twice in autumn means its first time; the one that is left out in spring means an hour later.
 */
export function instantOf(minute: string): Date {
  const isLocal = !/(?:Z|[+-]\d\d:?\d\d)$/i.test(minute)
  const at = isLocal ? fromBerlin(minute) : Date.parse(minute)
  return new Date(Math.floor(at / MINUTE) * MINUTE)
}

/** What clocks in Berlin show, as `2026-10-25T02:30`. */
export function berlinMinute(at: Date): string {
  return new Date(at.getTime() + offsetAt(at.getTime())).toISOString().slice(0, 16)
}

function fromBerlin(minute: string): number {
  const wall = Date.parse(`${minute}Z`)
  const offsets = [offsetAt(wall - 3 * 60 * MINUTE), offsetAt(wall + 3 * 60 * MINUTE)]
  const fitting = offsets.map((offset) => wall - offset).filter((at) => offsetAt(at) === wall - at)
  return fitting.length > 0 ? Math.min(...fitting) : wall - Math.min(...offsets)
}

function offsetAt(at: number): number {
  const whole = Math.floor(at / 1000) * 1000
  const parts = Object.fromEntries(
    clock.formatToParts(whole).map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute, second } = parts
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - whole
}
