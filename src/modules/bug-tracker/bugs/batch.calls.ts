import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Ids } from '#kernel/contract/fields.ts'
import { Gone, OneBug } from './bug.calls.ts'

export const readManyBugs = endpoint({
  method: 'POST',
  path: '/api/v0/batch/system_bugtracker/',
  access: staff('bug-tracker', 'view'),
  body: Ids,
  reply: OneBug,
  summary: 'Many bugs by id',
})

export const deleteManyBugs = endpoint({
  method: 'POST',
  path: '/api/v0/batch/system_bugtracker/remove/',
  access: staff('bug-tracker', 'delete'),
  body: Ids,
  reply: Gone,
  summary: 'Moves many bugs to the trash',
})
