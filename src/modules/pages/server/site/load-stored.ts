import { sql } from 'kysely'
import type { Role } from '#kernel/access/roles.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import type { SiteLink } from '#kernel/site/frame.ts'
import { hasMainHeading } from '../../blocks/main-heading.ts'
import {
  type AccessKind,
  NO_FIELDS,
  type PageFields,
  type PageViewName,
} from '../../contract-values.ts'
import type { StoredPageData } from '../../pages/stored-page.ts'
import { type Db, pageTag } from '../unit-of-work.ts'

export type StoredRow = {
  id: string
  parent_id: string | null
  view: PageViewName
  access: AccessKind
  access_roles: Role[]
  password_hash: string | null
  fields: PageFields
  blocks: Block[]
  /** Absent of a draft. */
  expire_at?: Date | null
}

type Wanted = { id: string; lang: Lang }

/** What visitors see of a page; undefined when it is not live or its time is over. */
export async function findLivePage(db: Db, { id, lang }: Wanted): Promise<StoredRow | undefined> {
  const { rows } = await sql<StoredRow>`
    select p.id, p.parent_id, p.view, p.access, p.access_roles, p.password_hash,
      c.live as fields, c.live_blocks as blocks, c.expire_at
    from pages p join page_contents c on c.page_id = p.id and c.lang = ${lang}
    where p.id = ${id}::uuid and p.deleted_at is null and c.is_live
      and (c.expire_at is null or c.expire_at > now())`.execute(db)
  return filled(rows[0])
}

/** The draft in the place of what is live, for previews. */
export async function findDraftPage(db: Db, { id, lang }: Wanted): Promise<StoredRow | undefined> {
  const { rows } = await sql<StoredRow>`
    select p.id, p.parent_id, p.view, p.access, p.access_roles, p.password_hash,
      c.draft as fields, c.draft_blocks as blocks
    from pages p join page_contents c on c.page_id = p.id and c.lang = ${lang}
    where p.id = ${id}::uuid and p.deleted_at is null`.execute(db)
  return filled(rows[0])
}

/** Older texts say nothing where a field is new. */
function filled(row: StoredRow | undefined): StoredRow | undefined {
  return row && { ...row, fields: { ...NO_FIELDS, ...row.fields } }
}

export type Neighbour = SiteLink & { id: string }

/** The page's data for its view, and its blocks as the present types write them. */
export function dataOf(
  types: BlockTypes,
  row: StoredRow,
  nearby: readonly Neighbour[],
): { data: StoredPageData; blocks: Block[]; tags: string[] } {
  const blocks = readBlocks(types, row.blocks)
  const data: StoredPageData = {
    id: row.id,
    title: row.fields.title,
    view: row.view,
    classes: row.fields.classes,
    hasMainHeading: hasMainHeading(blocks),
    nearby: nearby.map(({ id, label, href }) => ({ label, href, isCurrent: id === row.id })),
  }
  return { data, blocks, tags: [pageTag(row.id), ...nearby.map(({ id }) => pageTag(id))] }
}

/** Live public pages above, the uppermost first, this one last. */
export function findTrail(db: Db, { id, lang }: Wanted): Promise<Neighbour[]> {
  return readLinks(
    db,
    lang,
    sql`
    with recursive above as (
      select id, parent_id, 0 as depth from pages where id = ${id}::uuid
      union all select p.id, p.parent_id, depth + 1 from pages p
        join above on p.id = above.parent_id where depth < 20
    ) select id, -depth as place from above`,
  )
}

/** Live public pages below the same page, or below this one where it has any. */
export function findNearby(db: Db, row: StoredRow, lang: Lang): Promise<Neighbour[]> {
  return readLinks(
    db,
    lang,
    sql`select id, position as place from pages where deleted_at is null and (
      parent_id = ${row.id}::uuid or id = ${row.id}::uuid
      or (parent_id is not null and parent_id = ${row.parent_id}::uuid))`,
  )
}

const MOST_LINKS = 100

async function readLinks(db: Db, lang: Lang, among: ReturnType<typeof sql>): Promise<Neighbour[]> {
  const { rows } = await sql<Neighbour>`
    select a.page_id as id, a.path as href,
      coalesce(nullif(c.live->>'linktext', ''), c.live->>'title') as label
    from (${among}) as wanted
      join pages p on p.id = wanted.id and p.access = 'public'
      join page_contents c on c.page_id = wanted.id and c.lang = ${lang} and c.is_live
      join page_paths a on a.page_id = wanted.id and a.lang = ${lang} and a.kind = 'live'
    order by wanted.place, label limit ${MOST_LINKS}`.execute(db)
  return rows
}
