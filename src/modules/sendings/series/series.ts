import { z } from 'zod'
import { Id } from '#kernel/contract/fields.ts'

export const MAX_FOLLOW_UPS = 20
export const MAX_DAYS = 365

const FollowUp = z.strictObject({ days: z.int().min(1).max(MAX_DAYS), template: Id })
export type FollowUp = z.infer<typeof FollowUp>

/** What everybody gets who confirms a list: a welcome at once, and mails so many days after it. */
export const Series = z.strictObject({
  welcome: Id.nullable(),
  follow_ups: z.array(FollowUp).max(MAX_FOLLOW_UPS),
})
export type Series = z.infer<typeof Series>
