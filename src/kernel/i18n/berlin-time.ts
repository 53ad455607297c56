const ZONE = 'Europe/Berlin'

const PARTS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

type WallTime = { day: string; time: string }

/** @example toWallTime('2026-07-01T10:00:00Z') → { day: '2026-07-01', time: '12:00' } */
export function toWallTime(iso: string): WallTime | undefined {
  const moment = Date.parse(iso)
  if (Number.isNaN(moment)) return undefined
  const [day = '', time = ''] = PARTS.format(moment).split(' ')
  return { day, time: time.slice(0, 5) }
}

/** '2026-11-15', where the business is. */
export function dayInBerlin(moment = new Date()): string {
  return PARTS.format(moment).slice(0, 10)
}

/** The hour that does not exist in March becomes the one after it; the doubled one is the first. */
export function fromWallTime({ day, time }: WallTime): string | undefined {
  const asUtc = Date.parse(`${day}T${time.slice(0, 5)}:00Z`)
  if (Number.isNaN(asUtc)) return undefined
  const before = asUtc - offsetAt(asUtc - DAY_MS)
  const after = asUtc - offsetAt(asUtc + DAY_MS)
  const fitting = [Math.min(before, after), Math.max(before, after)].find(
    (moment) => moment + offsetAt(moment) === asUtc,
  )
  return new Date(fitting ?? before).toISOString()
}

const DAY_MS = 86_400_000

function offsetAt(moment: number): number {
  return Date.parse(`${PARTS.format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000
}
