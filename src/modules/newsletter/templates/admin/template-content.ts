import { z } from 'zod'
import type { Block } from '#kernel/site/block/block.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import { sameValue } from '#kernel/site/block/values/same-value.ts'
import { pageEditing } from '#modules/pages/admin/editing.tsx'
import type { MailDesigner } from '../../admin/mail-designer.ts'
import type { NewsletterTemplate } from '../template.ts'

export type Fields = Pick<NewsletterTemplate, 'name' | 'lang' | 'subject' | 'preheader'>

/** What a template says, as it is being edited. */
export type Content = { readonly fields: Fields; readonly blocks: readonly Block[] }

const NAMES = ['name', 'lang', 'subject', 'preheader'] as const

const KeptFields = z
  .object({
    name: z.string(),
    lang: z.enum(['de', 'en']),
    subject: z.string(),
    preheader: z.string(),
  })
  .partial()

/** The fields in what a device kept; whatever else lies there is none. */
export function fieldsIn(kept: unknown): Partial<Fields> {
  return KeptFields.safeParse(kept).data ?? {}
}

type Stored = Fields & { readonly modules: readonly unknown[] }

export function contentOf({ name, lang, subject, preheader, modules }: Stored): Content {
  const blocks = readBlocks(pageEditing.types, modules).map(withoutImage)
  return { fields: { name, lang, subject, preheader }, blocks }
}

/** What the server works out of the blocks and says with each of them. */
function withoutImage(block: Block): Block {
  const { image: _derived, ...rest }: Block & { image?: unknown } = block
  return rest
}

/** Only what differs from what is stored is sent; all of it when nothing is. */
export function changesOf(stored: Content | undefined, { fields, blocks }: Content) {
  if (!stored) return { ...fields, modules: [...blocks] }
  const changed = NAMES.filter((name) => fields[name] !== stored.fields[name])
  return {
    ...Object.fromEntries(changed.map((name) => [name, fields[name]])),
    ...(!sameValue(blocks, stored.blocks) && { modules: [...blocks] }),
  }
}

/** Both states joined; where both changed the same thing, with one's own words or with theirs. */
export type Sides = { readonly mine: Content; readonly theirs: Content }
type Three = Sides & { readonly base: Content }

export function merged(
  join: MailDesigner['join'],
  three: Three,
): Sides & { readonly hasClash: boolean } {
  const { base, mine, theirs } = three
  const sides = { base: base.blocks, mine: mine.blocks, theirs: theirs.blocks }
  const blocks = join(pageEditing.types, sides)
  const clashes = NAMES.filter((name) => {
    const said = [base, mine, theirs].map(({ fields }) => fields[name])
    return new Set(said).size === 3
  })
  const fields = { ...theirs.fields, ...changedFields(base, mine) }
  const kept = Object.fromEntries(clashes.map((name) => [name, theirs.fields[name]]))
  return {
    mine: { fields, blocks: blocks.mine },
    theirs: { fields: { ...fields, ...kept }, blocks: blocks.theirs },
    hasClash: clashes.length > 0 || blocks.hasClash,
  }
}

function changedFields(base: Content, { fields }: Content): Partial<Fields> {
  const changed = NAMES.filter((name) => fields[name] !== base.fields[name])
  return Object.fromEntries(changed.map((name) => [name, fields[name]]))
}
