import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { formatDay } from '#kernel/i18n/format.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import type { CatalogTables } from '../../server/tables.ts'
import { daysText, type ShopContext } from '../../storefront/server/shop-context.ts'

/** Pages that name a day carry this tag. */
export const DAY_TAG = 'delivery-day'

type Days = { min: number; max: number }

/** '3–5 Werktage', and the days these are if somebody orders today. Holidays are not known. */
export function deliveryText(site: ShopContext, days: Days, isThere: boolean): string {
  const text = daysText(site, days)
  if (!isThere || days.max === 0) return text
  const today = dayInBerlin()
  const from = formatDay(workingDay(today, days.min), site.lang)
  const to = formatDay(workingDay(today, days.max), site.lang)
  const dates =
    from === to ? site.t('delivery.day', { to }) : site.t('delivery.dates', { from, to })
  return `${text} (${dates})`
}

/** The day that so many working days later is: Monday to Friday. */
export function workingDay(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1
  }
  return date.toISOString().slice(0, 10)
}

/** Every midnight what was said of tomorrow is no longer right. */
export const newDayJob = defineJob<CatalogTables, object>({
  name: 'catalog.new-day',
  cron: '0 0 * * *',
  run: ({ change }) => change(async ({ touch }) => touch(DAY_TAG)),
})
