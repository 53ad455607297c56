import { staff } from '#kernel/access/rules.ts'
import { namedRows } from '#kernel/server/manifest/named-things.ts'
import type { Topic } from '#kernel/server/manifest/topic.ts'
import { waitingOf } from '#kernel/server/manifest/waiting.ts'
import { isTheirs, timelineOf } from '#kernel/server/people/timeline.ts'
import type { ApplicationTables } from './tables.ts'

const view = staff('applications', 'view')
const label = { de: 'Bewerbungen', en: 'Applications' }
const link = (id: string) => `applications/${id}`

export const topic: Topic = {
  name: 'application',
  label,
  access: view,
  mail: 'now',
  namesPeople: true,
}

/** New ones nobody has looked at; the oldest first. */
export const waiting = waitingOf<ApplicationTables>({
  name: 'applications',
  label,
  access: view,
  path: 'applications',
  find: async ({ db }, limit) => {
    const rows = await db
      .selectFrom('applications')
      .select(['id', 'name', 'position_title', 'created_at'])
      .where('state', '=', 'new')
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .limit(limit)
      .execute()
    return rows.map(({ id, name, position_title, created_at }) => ({
      label: [name, position_title].filter(Boolean).join(': '),
      path: link(id),
      at: created_at,
      who: null,
    }))
  },
})

/** What somebody has applied for, by their account or confirmed to be theirs. */
export const timeline = timelineOf<ApplicationTables>({
  access: view,
  find: async ({ db }, subject, { before, limit }) => {
    const rows = await db
      .selectFrom('applications')
      .select(['id', 'position_title', 'created_at'])
      .where(isTheirs(subject, 'account_id'))
      .where('deleted_at', 'is', null)
      .where('created_at', '<', before)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ id, position_title, created_at }) => ({
      at: created_at,
      kind: 'application',
      label: { de: said('Bewerbung', position_title), en: said('Application', position_title) },
      path: link(id),
    }))
  },
})

function said(what: string, title: string): string {
  return title ? `${what}: ${title}` : what
}

/** By what they were for: an activity list is read by more people than an application. */
export const named = {
  application: namedRows<ApplicationTables>({
    table: 'applications',
    label: 'position_title',
    link,
  }),
  position: namedRows<ApplicationTables>({
    table: 'positions',
    label: 'title',
    link: (id) => `positions/${id}`,
  }),
}
