import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { IdParams } from '#kernel/contract/fields.ts'

const Votes = z.object({ numVotes: z.int(), hasVoted: z.boolean() })

export const voteForBug = endpoint({
  method: 'POST',
  path: '/api/v0/system_bugtracker/:id/vote',
  access: staff('bug-tracker', 'view'),
  params: IdParams,
  reply: Votes,
  summary: 'Says that a bug affects the caller too; once per person',
})

export const takeVote = endpoint({
  method: 'POST',
  path: '/api/v0/system_bugtracker/:id/unvote',
  access: staff('bug-tracker', 'view'),
  params: IdParams,
  reply: Votes,
  summary: 'Takes the own vote back',
})
