import { sql } from 'kysely'
import type { ShowsFiles } from '#modules/files/server/api.ts'

/** Files of entries with an appointment; what is live already is known to pages. */
export const showsFiles: ShowsFiles = async ({ db }, { files, galleries }) => {
  const { rows } = await sql`
    select 1 from page_refs r
      join entry_contents c on c.entry_id = r.owner_id and c.lang = r.lang
    where c.publish_at is not null and (
      (r.kind = 'file' and r.target_id = any(${[...files]}::uuid[]))
      or (r.kind = 'gallery' and r.target_id = any(${[...galleries]}::uuid[])))
    limit 1`.execute(db)
  return rows.length > 0
}
