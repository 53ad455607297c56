import { staff } from '#kernel/access/rules.ts'
import { isTheirs, timelineOf } from '#kernel/server/people/timeline.ts'
import type { BugTables } from './tables.ts'

/** Bugs a person reported, by their account or confirmed to be theirs. */
export const timeline = timelineOf<BugTables>({
  access: staff('bug-tracker', 'view'),
  find: async ({ db }, subject, { before, limit }) => {
    const bugs = await db
      .selectFrom('bugs')
      .select(['id', 'number', 'title', 'created_at'])
      .where(isTheirs(subject, 'reporter_id'))
      .where('deleted_at', 'is', null)
      .where('created_at', '<', before)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute()
    return bugs.map(({ id, number, title, created_at }) => ({
      at: created_at,
      kind: 'bug',
      label: {
        de: `Fehler #${number} gemeldet: ${title}`,
        en: `Reported bug #${number}: ${title}`,
      },
      path: `bugtracker/edit/${id}`,
    }))
  },
})
