import { fromWallTime } from '#kernel/i18n/berlin-time.ts'

const MINUTE = 60_000

/** The instant of a minute: an ISO time as it is, or what clocks in Berlin show. */
export function instantOf(minute: string): Date {
  const isLocal = !/(?:Z|[+-]\d\d:?\d\d)$/i.test(minute)
  const [day = '', time = ''] = minute.split('T')
  const at = Date.parse((isLocal ? fromWallTime({ day, time }) : minute) ?? '')
  return new Date(Math.floor(at / MINUTE) * MINUTE)
}
