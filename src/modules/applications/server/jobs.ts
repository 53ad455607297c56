import { sql } from 'kysely'
import { sectionSaved } from '#kernel/server/config/store-section.ts'
import { defineJob, type Job, listen } from '#kernel/server/jobs/job.ts'
import { eraseDue, eraseFrom } from '../applications/server/application.resource.ts'
import { applicationFiles } from '../applications/server/application-files.ts'
import { applicationsSection } from '../config.ts'
import { POSITIONS_TAG, TODAY } from '../positions/server/open-positions.ts'
import type { ApplicationTables } from './tables.ts'

/** Every night: what has reached its day. */
const eraseJob = defineJob<ApplicationTables, object>({
  name: 'applications.erase-due',
  cron: '40 4 * * *',
  run: async (scope) => {
    while ((await scope.change((change) => eraseDue(change))) > 0);
  },
})

/** Every hour: positions that begin or have ended today change what pages show. */
const turnDayJob = defineJob<ApplicationTables, object>({
  name: 'applications.turn-day',
  cron: '1 * * * *',
  run: (scope) =>
    scope.change(async (change) => {
      const { rows } = await sql`select 1 from positions
        where starts_on = ${TODAY} or ends_on = ${TODAY} - 1 limit 1`.execute(change.db)
      if (rows.length > 0) change.touch(POSITIONS_TAG)
    }),
})

/** A shorter time holds for those that are there already, too; a longer one would break a promise. */
export const onKeeping = listen<ApplicationTables, object>(sectionSaved(applicationsSection), {
  name: 'applications.move-erasure',
  run: async (scope) => {
    await scope.config.reload()
    await scope.change((change) =>
      change.db
        .updateTable('applications')
        .set({
          erase_at: sql<Date>`least(erase_at, ${eraseFrom(change.scope, sql<Date>`stepped_at`)})`,
        })
        .execute(),
    )
  },
})

export const jobs: readonly Job[] = [eraseJob, turnDayJob, ...applicationFiles.jobs]
