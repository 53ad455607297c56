import { sql } from 'kysely'
import { metaSection } from '#kernel/contract/sections/meta.ts'
import { systemSection } from '#kernel/contract/sections/system.ts'
import type { ShowsFiles } from '#modules/files/server/api.ts'
import { themeSection } from '#modules/theme/config.ts'

/**
 * Files on pages, entries and global blocks that visitors see or will see at a minute, and the
 * pictures that settings put before them.
 */
export const showsFiles: ShowsFiles = async ({ db, config }, { files, galleries }) => {
  const { og_image, routes } = config.get(metaSection)
  const { maintenance } = config.get(systemSection)
  const logo = config.get(themeSection).logo?.file ?? ''
  const chosen = [logo, og_image, maintenance.image, ...routes.map((route) => route.og_image)]
  if (chosen.some((file) => files.includes(file))) return true
  const { rows } = await sql`
    select 1 from page_refs r left join pages p on p.id = r.owner_id
      left join page_contents c on c.page_id = r.owner_id and c.lang = r.lang
    where (r.is_live or c.publish_at is not null) and p.deleted_at is null and (
      (r.kind = 'file' and r.target_id = any(${[...files]}::uuid[]))
      or (r.kind = 'gallery' and r.target_id = any(${[...galleries]}::uuid[])))
    limit 1`.execute(db)
  return rows.length > 0
}
