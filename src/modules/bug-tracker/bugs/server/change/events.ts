import { defineEvent } from '#kernel/server/jobs/event.ts'

export const bugCreated = defineEvent<{ id: string; number: number }>('bug.created')
export const bugChanged = defineEvent<{ id: string; number: number; fields: string[] }>(
  'bug.changed',
)
export const bugCommented = defineEvent<{ id: string; comment: string; isInternal: boolean }>(
  'bug.commented',
)
