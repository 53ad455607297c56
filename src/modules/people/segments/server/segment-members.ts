import { type Kysely, type RawBuilder, sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { Viewer } from '#kernel/server/resource/resource.ts'
import type { PeopleTables } from '../../server/tables.ts'
import { type Group, isGroup } from '../rules.ts'
import { compileRules } from './compile-rules.ts'
import { catalogueFor, mustBeAllowed, unavailableIn } from './condition-catalogue.ts'

type Db = Kysely<PeopleTables>
type Members = { ids: RawBuilder<string>; where: RawBuilder<boolean>; unavailable: string[] }

/** Nobody counts whom a guest only typed, who was merged into somebody, or who lies in the trash. */
export const IS_MEMBER = sql<boolean>`(people.merged_into is null and people.deleted_at is null
  and not people.is_candidate)`

/**
 * The ids of all persons of a segment as a subquery, for who asks: 403 where they may not ask one of
 * its conditions, nobody where a module that answers one of them is off.
 * @example const members = await segmentMembers(context, id)
 * db.selectFrom('subscribers').where('person_id', 'in', members)
 */
export async function segmentMembers(
  scope: Viewer & { db: { selectFrom: unknown } },
  id: string,
): Promise<RawBuilder<string>> {
  const db = tablesOf<PeopleTables>(scope.db)
  return membersBy(db, await rulesOf(db, id), scope).ids
}

/** The same as a condition on a row of `people`: a list of persons need not look for them twice. */
export async function isInSegment(
  scope: Viewer & { db: Db },
  id: string,
): Promise<RawBuilder<boolean>> {
  return membersBy(scope.db, await rulesOf(scope.db, id), scope).where
}

/** The tag of a segment that asks for this tag and nothing else. */
export async function onlyTagOf(
  { db, ...viewer }: Viewer & { db: Db },
  id: string,
): Promise<string | undefined> {
  const { join, rules } = await rulesOf(db, id)
  const { unavailable } = membersBy(db, { join, rules }, viewer)
  const [rule, ...others] = rules
  if (!rule || others.length > 0 || join === 'none' || unavailable.length > 0 || isGroup(rule))
    return undefined
  const { condition, operator, value } = rule
  const [tag, ...further] = Array.isArray(value) ? value : []
  const isOne = condition === 'people.tag' && operator === 'is' && further.length === 0
  return isOne ? tag : undefined
}

export async function rulesOf(db: Db, id: string): Promise<Group> {
  const row = await db
    .selectFrom('person_segments')
    .select('rules')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw failures.notFound()
  return row.rules
}

/** The same for rules that are not stored. */
export function membersBy(db: Db, rules: Group, viewer: Viewer): Members {
  const catalogue = catalogueFor(viewer)
  mustBeAllowed(rules, catalogue)
  const unavailable = unavailableIn(rules, catalogue)
  const rule = unavailable.length > 0 ? sql`false` : compileRules(db, rules, catalogue)
  const where = sql<boolean>`(${IS_MEMBER} and ${rule})`
  return { ids: sql<string>`(select people.id from people where ${where})`, where, unavailable }
}
