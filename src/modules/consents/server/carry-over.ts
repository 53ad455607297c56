import type { CarryOver } from '#kernel/server/manifest/carry-over.ts'

/**
 * The chain is never rolled back: what was added since the archive was made is added again, where the
 * archive is of this house. What was forgotten since stays forgotten.
 */
export const carryOver: CarryOver = {
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
