import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { businessSection } from '../../config.ts'
import { closureLines } from '../closures.ts'
import { addDays } from '../public-holidays.ts'

/** On every page that tells when the business is closed: it is true for a day only. */
export const DAY_TAG = 'business-day'

/** Shortly after midnight pages say what holds today; most nights there is nothing new to say. */
export const newDay = defineJob<never, object>({
  name: 'pages.new-day',
  cron: '1 0 * * *',
  run: async (scope) => {
    const business = scope.config.get(businessSection)
    const today = dayInBerlin()
    const told = (day: string) => JSON.stringify(closureLines(business, 'de', day))
    if (told(today) === told(addDays(today, -1))) return
    await scope.change(async (change) => change.refresh(DAY_TAG))
  },
})
