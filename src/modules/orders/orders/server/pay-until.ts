import { sql } from 'kysely'

/** The end of the day that is so many days ahead here, whatever the clock of the server says. */
export function payUntil(days: number) {
  return sql<Date>`(date_trunc('day', now() at time zone 'Europe/Berlin')
    + make_interval(days => ${days + 1})) at time zone 'Europe/Berlin'`
}
