import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Scope } from '#kernel/server/context.ts'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import { privacySection } from '#modules/privacy/config.ts'
import { servicesOf } from '#modules/privacy/services/services-of.ts'
import { unlistedHosts } from '../../check/check-content.ts'
import { shownBlocks } from '../../check/shown-blocks.ts'
import type { DesignerTables } from '../../server/tables.ts'
import type { LegalFinding } from '../legal.calls.ts'

/** More of the same helps nobody. */
export const MOST_FINDINGS = 500

const BATCH = 100

/** Where a batch ended. */
export type ContentKey = { id: string; lang: Lang }

type Row = ContentKey & { title: string; blocks: Block[] }

type Source = {
  noun: LegalFinding['noun']
  link(id: string): string
  /** id, lang, title and blocks of everything that visitors see. */
  live: RawBuilder<unknown>
}

const IS_LIVE = sql`c.is_live and (c.expire_at is null or c.expire_at > now())`

/** Everything with blocks that visitors see. */
export const SOURCES: readonly Source[] = [
  {
    noun: 'page',
    link: (id) => `pages/edit/${id}`,
    live: sql`select c.page_id as id, c.lang, c.title, c.live_blocks as blocks
      from page_contents c join pages p on p.id = c.page_id and p.deleted_at is null
      where ${IS_LIVE}`,
  },
  {
    noun: 'entry',
    link: (id) => `entries/edit/${id}`,
    live: sql`select c.entry_id as id, c.lang, c.title, c.live_blocks as blocks
      from entry_contents c join entries e on e.id = c.entry_id and e.deleted_at is null
      where ${IS_LIVE}`,
  },
  {
    noun: 'global',
    link: (id) => `pages/globals/edit/${id}`,
    live: sql`select g.id, l.lang, g.name as title, g.live->l.lang as blocks
      from global_blocks g cross join (values ('de'), ('en')) as l (lang)
      where g.live is not null`,
  },
]

type Part = { after?: ContentKey | undefined; ids?: readonly string[] }

/** Hosts that no service in the list stands for, in one batch of what is live. */
export async function findLegal(
  { db, modules, config }: Pick<Scope<DesignerTables>, 'db' | 'modules' | 'config'>,
  source: Source,
  part: Part,
): Promise<{ findings: LegalFinding[]; last: ContentKey | undefined }> {
  const types = allBlockTypes({ modules })
  const services = servicesOf(config.get(privacySection), 'de')
  const rows = await readLive(db, source, part)
  const findings = rows.flatMap(({ id, lang, title, blocks }) =>
    shownBlocks(types, readBlocks(types, blocks))
      .flatMap((one) => unlistedHosts(one, services))
      .map((finding): LegalFinding => {
        return { noun: source.noun, _id: id, title, lang, link: source.link(id), finding }
      }),
  )
  const last = part.ids || rows.length < BATCH ? undefined : rows.at(-1)
  return { findings, last }
}

async function readLive(
  db: Kysely<DesignerTables>,
  { live }: Source,
  { after, ids }: Part,
): Promise<Row[]> {
  const wanted = ids
    ? sql`id = any(${[...ids]}::uuid[])`
    : after
      ? sql`(id, lang) > (${after.id}::uuid, ${after.lang})`
      : sql`true`
  const { rows } = await sql<Row>`
    select * from (${live}) as shown where ${wanted}
    order by id, lang limit ${ids ? 2 * MOST_FINDINGS : BATCH}`.execute(db)
  return rows
}
