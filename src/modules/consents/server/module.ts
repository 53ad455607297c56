import type { CarryOver } from '#kernel/server/manifest/carry-over.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { createLog } from './migrations/20261117-0900-consents-create-log.ts'
import { personal } from './personal.ts'
import { routes } from './routes.ts'

/**
 * The chain is never rolled back: what was added since the archive was made is added again, where the
 * archive is of this house. What was forgotten since stays forgotten.
 */
const carryOver: CarryOver = {
  save: [
    'create temporary table carried_consent_log on commit drop as select * from consent_log',
    'create temporary table carried_consent_records on commit drop as select * from consent_records',
  ],
  apply: [
    `delete from consent_records where id in (select id from carried_consent_log)
      and id not in (select id from carried_consent_records)`,
    `insert into consent_log select carried.* from carried_consent_log carried
      where carried.seq > coalesce((select max(seq) from consent_log), 0)
      and (not exists (select from consent_log) or exists (select from consent_log last
        join carried_consent_log same on same.seq = last.seq and same.hash = last.hash
        where last.seq = (select max(seq) from consent_log)))
      order by carried.seq`,
    `insert into consent_records select * from carried_consent_records
      where id in (select id from consent_log) on conflict do nothing`,
  ],
}

export const consents: ServerModule = {
  name: 'consents',
  label: { de: 'Einwilligungen', en: 'Consents' },
  isEssential: true,
  migrations: { '20261117-0900-consents-create-log': createLog },
  routes,
  carriesOver: [carryOver],
  personal,
}
