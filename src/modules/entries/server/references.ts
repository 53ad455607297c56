import type { Lang } from '#kernel/i18n/texts.ts'
import type { Content } from '#kernel/server/publishing/content-tables.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { useFiles as recordFileUses } from '#modules/files/server/api.ts'
import { recordRefs } from '#modules/pages/server/api.ts'
import type { EntryFields } from '../contract-values.ts'
import { linkBlocks } from './extra-blocks.ts'
import { ENTRY_NOUN, type Work } from './work.ts'

type Owned = Content<EntryFields> & { id: string; lang: Lang; isLive: boolean }

/** Writes down what one state of an entry points to, so that pages and files know of it. */
export async function noteReferences(work: Work, owned: Owned): Promise<void> {
  const { id, lang, isLive, fields, blocks } = owned
  const all: Block[] = [...blocks, ...linkBlocks(fields.links)]
  const label = fields.title
  await recordRefs(work, {
    noun: ENTRY_NOUN,
    id,
    lang,
    isLive,
    blocks: all,
    files: [fields.cover, ...fields.media, ...fields.downloads].filter(Boolean),
    label,
    link: linkOf(id),
  })
  await tellFiles(work, { id, label })
}

/** Tells the files which of them an entry uses, in any state of it. */
export async function tellFiles(
  { change }: Work,
  { id, label }: { id: string; label: string },
): Promise<void> {
  const rows = await change.db
    .selectFrom('page_refs')
    .select('target_id')
    .distinct()
    .where('owner_id', '=', id)
    .where('kind', '=', 'file')
    .execute()
  const files = rows.map((row) => row.target_id)
  const used = { module: 'entries', noun: ENTRY_NOUN, id, label, link: linkOf(id), files }
  await recordFileUses(change, used)
}

function linkOf(id: string): string {
  return `entries/edit/${id}`
}
