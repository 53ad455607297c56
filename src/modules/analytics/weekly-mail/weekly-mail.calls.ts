import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'

const WeeklyMail = z.strictObject({ isOn: z.boolean() })
const own = { path: '/api/v0/analytics/weekly-mail', access: staff('analytics', 'view') } as const

export const readWeeklyMail = endpoint({
  ...own,
  method: 'GET',
  reply: WeeklyMail,
  summary: 'Whether the caller gets the numbers of each week by mail',
})

export const switchWeeklyMail = endpoint({
  ...own,
  method: 'PUT',
  body: WeeklyMail,
  reply: WeeklyMail,
  summary: 'Switches the weekly mail on or off for the caller; 422 `no-address` without one',
})
