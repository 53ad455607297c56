import type { CarryOver } from '#kernel/server/manifest/carry-over.ts'

/** A link that was closed since the archive was made stays closed; its history says so to the next restore. */
export const carryOver: CarryOver = {
  save: [
    `create temporary table carried_link_endings on commit drop as
      select * from audit_log where noun = 'analytics-link' and action = 'delete'`,
    `create temporary table carried_link_days on commit drop as
      select id, until from analytics_links where until is not null`,
  ],
  apply: [
    `delete from analytics_links where id::text in (
      select item_id::text from carried_link_endings)`,
    `insert into audit_log select * from carried_link_endings on conflict do nothing`,
    // One whose last day was moved forward does not open for longer again.
    `update analytics_links link set until = carried.until from carried_link_days carried
      where carried.id = link.id and carried.until < coalesce(link.until, 'infinity')`,
  ],
}
