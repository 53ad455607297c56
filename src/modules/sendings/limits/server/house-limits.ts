import { sql } from 'kysely'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { newsletterSection, type Ramp } from '#modules/subscribers/config.ts'
import { HELD } from '../../sendings/sending-values.ts'
import type { SendingDb, SendingScope } from '../../server/tables.ts'

/** How many newsletters may go out, all sendings together. */
export type HouseLimits = { perHour: number; perDay: number }

const DAY_MS = 86_400_000
/** By then it is more than anybody sends. */
const LAST_DAY = 20

/** What the settings allow now. */
export function limitsOf({ config }: Pick<SendingScope, 'config'>): HouseLimits {
  const { per_hour, ramp } = config.get(newsletterSection)
  return { perHour: per_hour || Number.POSITIVE_INFINITY, perDay: rampLimit(ramp, dayInBerlin()) }
}

/**
 * Providers trust a sender who begins with little: so many on the first day, twice as many on each one after.
 * @example rampLimit({ per_day: 100, since: '2026-11-18' }, '2026-11-20') // 400
 */
export function rampLimit({ per_day, since }: Ramp, today: string): number {
  if (since === null) return Number.POSITIVE_INFINITY
  const days = Math.round((Date.parse(today) - Date.parse(since)) / DAY_MS)
  const isOn = per_day > 0 && days >= 0 && days <= LAST_DAY
  return isOn ? per_day * 2 ** days : Number.POSITIVE_INFINITY
}

/**
 * How many may still begin. Sendings take turns here until the caller commits, so that two of them never
 * think they have the same room.
 */
export async function roomOfHouse(db: SendingDb, limits: HouseLimits): Promise<number> {
  if (!isLimited(limits)) return Number.POSITIVE_INFINITY
  await sql`select pg_advisory_xact_lock(hashtext('newsletter limits'))`.execute(db)
  const { hour, day } = await begunLately(db)
  return Math.min(limits.perHour - hour, limits.perDay - day)
}

/** Which limit holds the rest back; '' where none does. */
export async function heldBy(db: SendingDb, limits: HouseLimits): Promise<string> {
  if (!isLimited(limits)) return ''
  const { hour, day } = await begunLately(db)
  if (day >= limits.perDay) return HELD.ramp
  return hour >= limits.perHour ? HELD.hour : ''
}

function isLimited({ perHour, perDay }: HouseLimits): boolean {
  return Number.isFinite(perHour) || Number.isFinite(perDay)
}

/** Those in hand count as begun. */
async function begunLately(db: SendingDb): Promise<{ hour: number; day: number }> {
  const { rows } = await sql<{ hour: number; day: number }>`
    with lately as (select id from newsletter_sendings where began_at is not null
        and (ended_at is null or ended_at > now() - interval '25 hours')),
    begun as (select r.begun_at from newsletter_recipients r join lately on lately.id = r.sending_id
        where r.begun_at > now() - interval '25 hours'),
    claimed as (select count(*)::int as n from newsletter_recipients r
        join lately on lately.id = r.sending_id where r.state = 'claimed')
    select claimed.n + (select count(*)::int from begun
        where begun_at > now() - interval '1 hour') as hour,
      claimed.n + (select count(*)::int from begun where begun_at >=
        date_trunc('day', now() at time zone 'Europe/Berlin') at time zone 'Europe/Berlin') as day
    from claimed`.execute(db)
  return rows[0] ?? { hour: 0, day: 0 }
}
