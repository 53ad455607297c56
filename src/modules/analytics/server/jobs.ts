import { defineJob, type Job } from '#kernel/server/jobs/job.ts'
import { forgetOld, turnDay } from '../visits/server/turn-day.ts'
import type { AnalyticsTables } from './tables.ts'

/** Often, so that the salt of a day outlives it by minutes, whenever the house was down in between. */
const turnDayJob = defineJob<AnalyticsTables, object>({
  name: 'analytics.turn-day',
  cron: '*/10 * * * *',
  run: (scope) => turnDay(scope),
})

const forgetJob = defineJob<AnalyticsTables, object>({
  name: 'analytics.forget-old',
  cron: '35 4 * * *',
  run: (scope) => forgetOld(scope),
})

export const jobs: readonly Job[] = [turnDayJob, forgetJob]
