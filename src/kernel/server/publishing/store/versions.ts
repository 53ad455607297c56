import { sql } from 'kysely'
import type { PublishedVersion, VersionSide } from '#kernel/contract/publishing.ts'
import { failures } from '../../app-error.ts'
import { pageOf } from '../../list/list-totals.ts'
import { publishingFailures } from '../publishing-failures.ts'
import { type ContentKey, isHere, readContent } from './content-store.ts'
import type { Content, ContentRow, VersionRow } from './content-tables.ts'

type Titled = { title: string }

const VERSIONS_PER_PAGE = 50

/** The versions of one language, newest first. */
export async function listVersions(key: ContentKey, asked: { page: number; cursor?: number }) {
  const { offset, totals } = pageOf({ ...asked, limit: VERSIONS_PER_PAGE })
  const row = await readContent<Titled>(key)
  const { rows } = await sql<VersionRow<Titled>>`
    select number, fields, note, published_at, published_by, published_by_name
    from ${sql.table(key.store.versions)} where ${isHere(key)}
    order by number desc limit ${VERSIONS_PER_PAGE}
    offset ${offset}`.execute(key.db)
  return { items: rows.map((item) => toVersion(item, row)), ...totals(row?.live_number ?? 0) }
}

export async function readVersion<Fields extends Titled>(
  key: ContentKey,
  number: number,
): Promise<Content<Fields> & { version: PublishedVersion }> {
  const { rows } = await sql<VersionRow<Fields>>`
    select * from ${sql.table(key.store.versions)}
    where ${isHere(key)} and number = ${number}`.execute(key.db)
  const row = rows[0]
  if (!row) throw failures.notFound()
  const content = await readContent<Fields>(key)
  return {
    fields: { ...key.empty, ...row.fields },
    blocks: row.blocks,
    version: toVersion(row, content),
  }
}

/** One side of a comparison. */
export async function readSide<Fields extends Titled>(
  key: ContentKey,
  side: VersionSide,
): Promise<Content<Fields>> {
  if (typeof side === 'number') {
    const { fields, blocks } = await readVersion<Fields>(key, side)
    return { fields, blocks }
  }
  const content = await readContent<Fields>(key)
  if (!content) throw failures.notFound()
  if (side === 'draft') return { fields: content.draft, blocks: content.draft_blocks }
  if (!content.live || !content.live_blocks) throw publishingFailures.notLive()
  return { fields: content.live, blocks: content.live_blocks }
}

function toVersion(
  row: Omit<VersionRow<Titled>, 'lang' | 'blocks'>,
  content: ContentRow<Titled> | undefined,
): PublishedVersion {
  return {
    number: row.number,
    title: row.fields.title,
    note: row.note,
    published_at: row.published_at.toISOString(),
    published_by: { _id: row.published_by, name: row.published_by_name },
    isLive: content?.is_live === true && content.live_number === row.number,
  }
}
