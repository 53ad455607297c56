import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, Timestamp, text } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { ConsentAction } from './contract.ts'

/** The circumstances, by name: what it is for, wording, page, ip, mail as sent, … */
export const ConsentFacts = z.record(text(60), text(100_000))
export type ConsentFacts = z.infer<typeof ConsentFacts>

const Subject = z.object({ subject: Id })

const ConsentEntry = z.object({
  _id: Id,
  seq: z.int(),
  at: Timestamp,
  purpose: z.string(),
  action: ConsentAction,
  email: z.string(),
  facts: ConsentFacts,
})
export type ConsentEntry = z.infer<typeof ConsentEntry>

export const listConsents = endpoint({
  method: 'GET',
  path: '/api/v0/consent/',
  access: staff('consents', 'view'),
  query: Subject,
  reply: z.object({
    items: z.array(ConsentEntry),
    ...listReply,
    /** The print of the key that certificates are signed with. */
    key: z.string(),
  }),
  summary: 'Every step of the consents that belong to one thing, oldest first',
})

export const downloadCertificate = endpoint({
  method: 'GET',
  path: '/api/v0/consent/certificate',
  access: staff('consents', 'export'),
  query: Subject,
  reply: z.unknown(),
  raw: true,
  summary: 'The proof of consent as a signed file that `kontor consent verify` checks offline',
})

export const checkChain = endpoint({
  method: 'GET',
  path: '/api/v0/consent/chain',
  access: staff('consents', 'view'),
  limit: { max: 20, seconds: 60, per: 'user' },
  reply: z.object({
    isWhole: z.boolean(),
    numEntries: z.int(),
    /** The first entry that does not fit; null when all do. */
    brokenAt: z.int().nullable(),
  }),
  summary: 'Whether every entry of the log of consents follows from the one before',
})
