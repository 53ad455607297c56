import { allows } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import type { TimelineSubject } from '#kernel/server/people/timeline.ts'
import { routesOf } from '#kernel/server/route.ts'
import { resolvePerson } from '../../persons/server/resolve-person.ts'
import type { PeopleTables } from '../../server/tables.ts'
import type { PeopleContext } from '../../server/unit-of-work.ts'
import { readTimeline } from '../timeline.calls.ts'

const on = routesOf<PeopleTables>()

/** Asks every module late: the list of them is complete only after all are made. */
export function timelineRoutes(modules: () => readonly ServerModule[]) {
  return [
    on(readTimeline, async (context, { params, query }) => {
      const before = query.before ? new Date(query.before) : new Date()
      const page = { before, limit: query.limit + AT_ONCE }
      const subjectOf = await subjectIn(context, await resolvePerson(context.db, params.id))
      const told = await Promise.all(
        modules().map(async ({ name, timeline }) => {
          if (!timeline || !mayRead(context, timeline.access)) return []
          const entries = await timeline.find(context, subjectOf(name), page)
          return entries.map((entry) => ({ ...entry, module: name }))
        }),
      )
      const all = told.flat().sort((one, other) => other.at.getTime() - one.at.getTime())
      const { shown, next } = pageOf(all, query.limit)
      return {
        items: shown.map(({ at, label, ...entry }) => ({
          ...entry,
          at: at.toISOString(),
          label: label[context.lang],
        })),
        next: next?.toISOString() ?? null,
      }
    }),
  ]
}

/** No more of one module happens in one millisecond. */
const AT_ONCE = 50

type Told = { at: Date }

/**
 * A page ends where a millisecond does: it is all the next one knows of where this ended, and what else
 * happened in it would be told on neither.
 */
function pageOf<T extends Told>(all: readonly T[], limit: number) {
  const [last, following] = [all[limit - 1], all[limit]]
  if (!last || !following) return { shown: all, next: null }
  const end = last.at.getTime()
  if (following.at.getTime() < end) return { shown: all.slice(0, limit), next: last.at }
  const before = all.filter(({ at }) => at.getTime() > end)
  if (before.length > 0) return { shown: before, next: new Date(end + 1) }
  return { shown: all.filter(({ at }) => at.getTime() === end), next: last.at }
}

function mayRead({ user, config }: PeopleContext, access: Parameters<typeof allows>[0]): boolean {
  return allows(access, user, config.get(permissionsSection).member)
}

/** Only proved addresses count: what others typed in somebody's name is not their life. */
async function subjectIn(
  { db }: PeopleContext,
  person: string,
): Promise<(module: string) => TimelineSubject> {
  const row = await db
    .selectFrom('people')
    .select('account')
    .where('id', '=', person)
    .executeTakeFirstOrThrow()
  const mails = await db
    .selectFrom('person_contacts')
    .select('folded')
    .where('person_id', '=', person)
    .where('kind', '=', 'mail')
    .where('proof', '<>', 'typed')
    .execute()
  const links = await db
    .selectFrom('person_links')
    .select(['module', 'item_id'])
    .where('person_id', '=', person)
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute()
  const subject = { person, account: row.account, emails: mails.map(({ folded }) => folded) }
  return (module) => ({
    ...subject,
    linked: links.filter((one) => one.module === module).map((one) => one.item_id),
  })
}
