import { type RawBuilder, sql } from 'kysely'
import type { Access } from '#kernel/access/rules.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import type { Scope } from '../context.ts'

/** Whose life is told: the account, all addresses known to be theirs, and what is linked to them. */
export type TimelineSubject = {
  person: string
  account: string | null
  emails: readonly string[]
  /** Ids of the things of this module that are linked to the person. */
  linked: readonly string[]
}

/** Something that happened with a person; `path` leads to it below the admin base. */
export type TimelineEntry = { at: Date; kind: string; label: Label; path?: string }

/** What a module has to tell about a person, newest first and at most `limit` entries. */
export type Timeline = {
  /** Who may read it; others see the rest of the timeline. */
  access: Access
  find<T>(
    scope: Scope<T>,
    subject: TimelineSubject,
    page: { before: Date; limit: number },
  ): Promise<readonly TimelineEntry[]>
}

/** @example timeline: timelineOf<BugTables>({ access: staff('bug-tracker', 'view'), find: … }) */
export function timelineOf<Tables>(timeline: {
  access: Access
  find(
    scope: Scope<Tables>,
    subject: TimelineSubject,
    page: { before: Date; limit: number },
  ): Promise<readonly TimelineEntry[]>
}): Timeline {
  return timeline as unknown as Timeline
}

/**
 * The things of a table that are the person's: by their account, or linked to them.
 * @example db.selectFrom('bugs').where(isTheirs(subject, 'reporter_id'))
 */
export function isTheirs(
  { account, linked }: TimelineSubject,
  accountColumn: string,
): RawBuilder<boolean> {
  const ways = [
    ...(account ? [sql`${sql.ref(accountColumn)} = ${account}`] : []),
    ...(linked.length > 0 ? [sql`id = any(${[...linked]}::uuid[])`] : []),
  ]
  return ways.length > 0 ? sql<boolean>`(${sql.join(ways, sql` or `)})` : sql<boolean>`false`
}

type NumberedThings = {
  access: Access
  kind: string
  label(number: string): Label
  link(id: string): string
}

/**
 * The life of a person in things that are known by their number and name the account they came from.
 * @example timeline: numberedTimeline('orders', { access, kind: 'order', label, link })
 */
export function numberedTimeline(
  table: string,
  { access, kind, label, link }: NumberedThings,
): Timeline {
  return timelineOf<never>({
    access,
    find: async ({ db }, subject, { before, limit }) => {
      const { rows } = await sql<{ id: string; number: string; at: Date }>`
        select id, number, created_at as at from ${sql.table(table)}
        where ${isTheirs(subject, 'account_id')} and created_at < ${before}
        order by created_at desc limit ${limit}`.execute(db)
      return rows.map(({ id, number, at }) => ({ at, kind, label: label(number), path: link(id) }))
    },
  })
}
