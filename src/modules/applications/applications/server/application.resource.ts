import { type RawBuilder, sql } from 'kysely'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { forgetThings } from '#modules/people/server/api.ts'
import { applicationsSection } from '../../config.ts'
import type { ApplicationTables } from '../../server/tables.ts'
import type { ApplicationScope, ApplicationUnit, Db } from '../../server/unit-of-work.ts'
import { type Application, application, DECIDED } from '../application.ts'
import { applicationFiles } from './application-files.ts'

const APPLICANTS = { module: 'applications', noun: 'application' }

export const applicationResource = resourcesOf<ApplicationTables>()(application, {
  table: 'applications',
  check: async (change, { state }, before) => {
    if (before && state && state !== before.state) await noteStep(change, before._id, state)
  },
  purging: async (change, ids) => {
    await clearApplications(change, ids)
    await forgetThings(change, { ...APPLICANTS, ids })
  },
  derive: deriveFacts,
})

/** When an application is erased that came or was moved now. */
export function eraseFrom({ config }: Pick<ApplicationScope, 'config'>, since: RawBuilder<Date>) {
  const { keep_months } = config.get(applicationsSection)
  return sql<Date>`${since} + make_interval(months => ${keep_months})`
}

/** Every step begins its time anew; a decision is the last one. */
async function noteStep(change: ApplicationUnit, id: string, state: Application['state']) {
  const now = sql<Date>`now()`
  await change.db
    .updateTable('applications')
    .set({
      stepped_at: now,
      erase_at: eraseFrom(change.scope, now),
      decided_at: DECIDED.includes(state) ? now : null,
    })
    .where('id', '=', id)
    .execute()
}

/** Removes for good what has reached its day, decided or not. */
export async function eraseDue(change: ApplicationUnit): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from applications
    where erase_at <= now() limit 200 for update skip locked`.execute(change.db)
  const ids = rows.map(({ id }) => id)
  await forgetThings(change, { ...APPLICANTS, ids })
  return eraseApplications(change, ids)
}

/** The applications with everything that hangs on them. */
export async function eraseApplications(
  change: ApplicationUnit,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0
  await clearApplications(change, ids)
  await sql`delete from applications where id = any(${[...ids]}::uuid[])`.execute(change.db)
  for (const id of ids) await change.audit({ noun: 'application', id, action: 'purge' })
  return ids.length
}

async function clearApplications(change: ApplicationUnit, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await applicationFiles.removeOf(change, ids)
  const links = ids.map((id) => `applications/${id}`)
  await sql`delete from notices where link = any(${links}::text[])`.execute(change.db)
}

/** How many papers came along, and who the applicant is. */
async function deriveFacts(db: Db, ids: readonly string[]) {
  const files = await applicationFiles.find(db, ids)
  const count = (id: string) => files.filter((file) => file.application_id === id).length
  const persons = await personsOf(db, ids)
  return new Map(
    ids.map((id) => [id, { numFiles: count(id), person: persons.get(id) ?? null }] as const),
  )
}

/** Who each applicant is now, however often they were merged. */
async function personsOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ item: string; person: string }>`
    with recursive way as (
      select l.item_id as item, p.id, p.merged_into from person_links l
        join people p on p.id = l.person_id
        where l.module = ${APPLICANTS.module} and l.noun = ${APPLICANTS.noun}
          and l.item_id = any(${[...ids]}::uuid[]) and l.role = 'applicant'
      union select way.item, p.id, p.merged_into from people p join way on p.id = way.merged_into
    ) select item, id as person from way where merged_into is null`.execute(db)
  return new Map(rows.map(({ item, person }) => [item, person]))
}
