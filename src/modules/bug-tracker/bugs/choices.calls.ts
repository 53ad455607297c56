import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id } from '#kernel/contract/fields.ts'
import { Priority, Severity } from './bug-values.ts'

const Choice = z.object({ _id: Id, name: z.string() })

export const listFilters = endpoint({
  method: 'GET',
  path: '/api/v1/system_bugtracker/filters',
  access: staff('bug-tracker', 'view'),
  reply: z.object({
    tags: z.array(z.string()),
    developers: z.array(Choice),
    projects: z.array(Choice),
    milestones: z.array(Choice),
    types: z.array(z.object({ key: z.string(), de: z.string(), en: z.string() })),
    environments: z.array(z.string()),
    severity_colours: z.record(Severity, z.string()),
    priority_colours: z.record(Priority, z.string()),
  }),
  summary: 'What bugs can be filtered by, and how the settings name and colour it',
})
