import { z } from 'zod'
import { anyStaff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { requiredText, Timestamp } from '#kernel/contract/fields.ts'

const Mail = z.enum(['none', 'now', 'digest'])
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** How somebody wants to hear of one topic. */
export const TopicChoice = z.strictObject({
  app: z.boolean(),
  mail: Mail,
  /** In the browsers that somebody switched on; shown although no tab is open. */
  push: z.boolean().default(true),
})
export type TopicChoice = z.infer<typeof TopicChoice>

const Personal = {
  /** Hours in Europe/Berlin in which nothing is mailed; it goes out when they end. */
  quiet: z.strictObject({ from: Clock, to: Clock }).nullable(),
  /** The hour of the day at which the collected notices are mailed. */
  digest_hour: z.int().min(0).max(23),
  /** Until then nothing is mailed at all. */
  muted_until: Timestamp.nullable(),
  /** 0: nothing was ever chosen. */
  version: z.int().min(0),
}

export const NoticeSettings = z.strictObject({
  /** What the reader may hear of, with labels in their language. */
  topics: z.array(
    z.strictObject({
      name: z.string(),
      label: z.string(),
      /** Cannot be changed: it concerns the safety of the whole. */
      isFixed: z.boolean(),
      ...TopicChoice.shape,
    }),
  ),
  ...Personal,
})
export type NoticeSettings = z.infer<typeof NoticeSettings>

export const readNoticeSettings = endpoint({
  method: 'GET',
  path: '/api/v0/notice/settings',
  access: anyStaff,
  reply: NoticeSettings,
  summary: 'How the caller wants to be told of things',
})

export const saveNoticeSettings = endpoint({
  method: 'PUT',
  path: '/api/v0/notice/settings',
  access: anyStaff,
  body: z.strictObject({
    /** By topic; what is left out stays as it was. */
    topics: z.record(requiredText(60), TopicChoice),
    ...Personal,
  }),
  reply: NoticeSettings,
  summary: 'Changes how the caller wants to be told of things',
})
