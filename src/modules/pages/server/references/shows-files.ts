import { sql } from 'kysely'
import { metaSection } from '#kernel/contract/sections/meta.ts'
import { systemSection } from '#kernel/contract/sections/system.ts'
import type { FileUse } from '#modules/files/files/file.ts'
import type { FindsGalleries, ShowsFiles } from '#modules/files/server/api.ts'
import { themeSection } from '#modules/theme/config.ts'
import { findReferences } from './references.ts'

/**
 * Files on pages, entries and global blocks that visitors see or will see at a minute, and the
 * pictures that settings put before them.
 */
export const showsFiles: ShowsFiles = async ({ db, config }, { files, galleries }) => {
  const { og_image, routes } = config.get(metaSection)
  const { maintenance } = config.get(systemSection)
  const { logo, icon } = config.get(themeSection)
  const marks = [logo?.file ?? '', icon?.file ?? '']
  const chosen = [...marks, og_image, maintenance.image, ...routes.map((route) => route.og_image)]
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

/** Galleries on pages, entries and global blocks, in any state and language of them. */
export const findsGalleries: FindsGalleries = async ({ db, modules }, galleries) => {
  const references = await findReferences(db, 'gallery', galleries)
  const moduleOf = (noun: string) => modules.find(({ nouns }) => nouns?.includes(noun))?.name ?? ''
  const uses = references.map(({ noun, _id: id, title: label, link }): [string, FileUse] => [
    `${noun} ${id}`,
    { module: moduleOf(noun), noun, id, label, link },
  ])
  return [...new Map(uses).values()]
}
