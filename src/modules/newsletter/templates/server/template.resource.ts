import type { Kysely } from 'kysely'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import type { Services } from '#kernel/server/services.ts'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { checkBlocks } from '#kernel/site/block/tree/check-blocks.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import { isBlock, isObject } from '#kernel/site/block/tree/walk-blocks.ts'
import { refsIn } from '#kernel/site/block/values/refs-in.ts'
import { useFiles as noteUses } from '#modules/files/server/api.ts'
import { newsletterFailures } from '../../errors.ts'
import type { NewsletterChange, NewsletterTables } from '../../server/tables.ts'
import { type NewsletterTemplate, newsletterTemplate } from '../template.ts'

export const templateResource = resourcesOf<NewsletterTables>()(newsletterTemplate, {
  table: 'newsletter_templates',
  check: async ({ scope }, { modules }) => {
    if (modules) mustBeBlocks(scope, modules)
  },
  created: noteFiles,
  changed: noteFiles,
  removing: async (change, items) => {
    for (const item of items) await noteFiles(change, { ...item, modules: [] })
  },
  restoring: noteFiles,
  derive: namePictures,
})

function mustBeBlocks(
  { modules, lang }: Pick<NewsletterChange['scope'], 'modules' | 'lang'>,
  input: unknown,
): void {
  const { faults } = checkBlocks(allBlockTypes({ modules }), input, lang)
  if (faults.length === 0) return
  const fields = faults.map(({ path, message }): [string, string] => [
    path ? `modules.${path}` : 'modules',
    message,
  ])
  throw newsletterFailures.badBlocks({ faults, fields: Object.fromEntries(fields) })
}

/** A picture that a template shows is not removed by mistake. */
async function noteFiles(change: NewsletterChange, template: NewsletterTemplate): Promise<void> {
  const { _id, name, modules } = template
  await noteUses(change, {
    module: 'newsletter',
    noun: newsletterTemplate.name,
    id: _id,
    label: name,
    link: `newsletter/templates/edit/${_id}`,
    files: filesIn(change.scope, modules),
  })
}

/** The files that blocks show or lead to. */
export function filesIn(services: Pick<Services, 'modules'>, modules: unknown): string[] {
  const types = allBlockTypes(services)
  return refsIn(types, readBlocks(types, modules)).files
}

/** Of each block, the file of its first picture; what is written there is not read. */
async function namePictures(db: Kysely<NewsletterTables>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('newsletter_templates')
    .select(['id', 'modules'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, modules }) => [id, { modules: modules.map(withImage) }]))
}

function withImage(block: Block): Block & { image?: string } {
  const { image: _written, ...rest }: Block & { image?: unknown } = block
  const file = firstPicture(rest)
  return file ? { ...rest, image: file } : rest
}

function firstPicture(block: unknown): string | undefined {
  if (!isBlock(block) || !isObject(block.props)) return undefined
  const { file, blocks } = block.props
  if (block.type === 'image' && typeof file === 'string') return file
  const inside: readonly unknown[] = Array.isArray(blocks) ? blocks : []
  return inside.map(firstPicture).find((found) => found !== undefined)
}
