import { type QueryExecutorProvider, sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Change } from '#kernel/server/change.ts'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { type BlockRefs, refsIn } from '#kernel/site/block/values/refs-in.ts'
import { filesById, preparePictures, useFiles as storeFileUses } from '#modules/files/server/api.ts'
import type { PageReference } from '../../tree/tree.calls.ts'
import type { PageTables } from '../tables.ts'
import { type Db, PAGE_NOUN, type PageChange } from '../unit-of-work.ts'

type Owner = {
  noun: string
  id: string
  lang: Lang
  isLive: boolean
  blocks: readonly Block[]
  /** Files named outside the blocks. */
  files?: readonly string[]
  /** Things of other modules say what they are called, and where they are edited. */
  label?: string
  link?: string
}

type Recording = Pick<Change<PageTables>, 'db' | 'scope' | 'enqueue'>

const MOST = 500
const MOST_FILES = 200

/** The files that things show in any of their states. */
export async function filesUsedBy(db: Db, owners: readonly string[]) {
  if (owners.length === 0) return []
  const rows = await db
    .selectFrom('page_refs')
    .select('target_id')
    .distinct()
    .where('owner_id', 'in', [...owners])
    .where('kind', '=', 'file')
    .limit(MOST_FILES)
    .execute()
  const ids = rows.map(({ target_id }) => target_id)
  return filesById(db, ids)
}

/** Writes down what one state of a thing points to, in place of what was known of it. */
export async function recordRefs(change: Recording, owner: Owner): Promise<void> {
  const { db, scope } = change
  const refs = refsIn(allBlockTypes(scope), owner.blocks)
  refs.files.push(...(owner.files ?? []).filter((file) => !refs.files.includes(file)))
  const { noun, id, lang, isLive } = owner
  await forgetRefs(db, { id, lang, isLive })
  const rows = refRows(refs).map((ref) => ({
    owner_noun: noun,
    owner_id: id,
    lang,
    is_live: isLive,
    owner_label: owner.label ?? '',
    owner_link: owner.link ?? '',
    ...ref,
  }))
  if (rows.length === 0) return
  const insert = db.insertInto('page_refs').values(rows)
  await insert.onConflict((conflict) => conflict.doNothing()).execute()
  if (isLive) await preparePictures(change, refs)
}

export async function forgetRefs(
  db: QueryExecutorProvider,
  { id, lang, isLive }: { id: string; lang?: Lang; isLive?: boolean },
): Promise<void> {
  const ofLang = lang === undefined ? sql`` : sql`and lang = ${lang}`
  const ofState = isLive === undefined ? sql`` : sql`and is_live = ${isLive}`
  await sql`
    delete from page_refs where owner_id = ${id}::uuid ${ofLang} ${ofState}`.execute(db)
}

type User = { noun: string; id: string; label: string; module?: string; link?: string }

/** Tells the files which of them a thing uses, in any state of it. */
export async function recordFileUses(
  change: PageChange,
  { noun, id, label, module = 'pages', link = linkOf(noun, id) }: User,
): Promise<void> {
  const rows = await change.db
    .selectFrom('page_refs')
    .select('target_id')
    .distinct()
    .where('owner_id', '=', id)
    .where('kind', '=', 'file')
    .execute()
  await storeFileUses(change, {
    module,
    noun,
    id,
    label,
    link,
    files: rows.map((row) => row.target_id),
  })
}

/** Who points to one of these things, from outside them. */
export async function findReferences(
  db: Db,
  kind: 'page' | 'global' | 'gallery',
  ids: readonly string[],
): Promise<PageReference[]> {
  const { rows } = await sql<{
    noun: string
    id: string
    lang: Lang
    is_live: boolean
    title: string | null
    link: string
  }>`
    select r.owner_noun as noun, r.owner_id as id, r.lang, bool_or(r.is_live) as is_live,
      max(coalesce(c.title, g.name, r.owner_label)) as title, max(r.owner_link) as link
    from page_refs r
      left join pages p on p.id = r.owner_id
      left join page_contents c on c.page_id = r.owner_id and c.lang = r.lang
      left join global_blocks g on g.id = r.owner_id
    where r.kind = ${kind} and r.target_id = any(${[...ids]}::uuid[])
      and r.owner_id <> all(${[...ids]}::uuid[]) and p.deleted_at is null
    group by r.owner_noun, r.owner_id, r.lang order by title, r.owner_id limit ${MOST}`.execute(db)
  return rows.map(({ noun, id, lang, is_live, title, link }) => ({
    noun,
    _id: id,
    title: title ?? '',
    lang,
    link: link || linkOf(noun, id),
    isLive: is_live,
  }))
}

export function linkOf(noun: string, id: string): string {
  return noun === PAGE_NOUN ? `pages/edit/${id}` : `pages/globals/edit/${id}`
}

function refRows({ pages, files, galleries, globals }: BlockRefs) {
  return [
    ...pages.map((target_id) => ({ kind: 'page' as const, target_id })),
    ...files.map((target_id) => ({ kind: 'file' as const, target_id })),
    ...galleries.map((target_id) => ({ kind: 'gallery' as const, target_id })),
    ...globals.map((target_id) => ({ kind: 'global' as const, target_id })),
  ].filter(({ target_id }) => UUID.test(target_id))
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
