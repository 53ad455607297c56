import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id } from '#kernel/contract/fields.ts'

/** It shows who somebody is, so it takes the right to see subscribers. */
export const replayMail = endpoint({
  method: 'GET',
  path: '/api/v0/newsletter_sending/:id/recipients/:subscriber/mail',
  access: staff('subscribers', 'view'),
  params: z.object({ id: Id, subscriber: Id }),
  reply: z.object({
    subject: z.string(),
    preheader: z.string(),
    html: z.string(),
    text: z.string(),
  }),
  summary: 'The mail as one recipient got it, with links that end nothing',
})
