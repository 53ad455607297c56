import type { Lang } from '#kernel/i18n/messages.ts'
import { validationMessage, validationWords } from '#kernel/i18n/validation.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { checkBlocks } from '#kernel/site/block/tree/check-blocks.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import { sameValue } from '#kernel/site/block/values/same-value.ts'
import { pageBlockTypes } from '../../../blocks/all-types.ts'
import type { Draft } from '../../../contract-drafts.ts'
import { PageFields } from '../../../contract-values.ts'
import { type BlockErrors, errorsByBlock } from '../../blocks/outline/block-errors.ts'

/** The kinds of blocks that can be edited here. */
export const TYPES = blockTypes(pageBlockTypes)

/** What a page says in one language, as it is being edited. */
export type Content = { readonly fields: PageFields; readonly blocks: readonly Block[] }
export type Faults = {
  readonly fields: Readonly<Record<string, string>>
  readonly blocks: BlockErrors
  readonly count: number
}

export const NO_FAULTS: Faults = { fields: {}, blocks: {}, count: 0 }

export function contentOf(draft: Pick<Draft, 'fields' | 'blocks'>): Content {
  return { fields: draft.fields, blocks: readBlocks(TYPES, draft.blocks) }
}

/** What the server would refuse, found before it is asked. */
export function faultsIn({ fields, blocks }: Content, lang: Lang): Faults {
  const parsed = PageFields.safeParse(fields, { error: validationWords(lang) })
  const issues = parsed.error?.issues ?? []
  const found = checkBlocks(TYPES, blocks, lang).faults
  return {
    fields: Object.fromEntries(
      issues.map(({ path, message }) => [path.join('.'), validationMessage(message, lang)]),
    ),
    blocks: errorsByBlock(found),
    count: issues.length + found.length,
  }
}

export function saysTheSame(one: Content, other: Content): boolean {
  return sameValue(one.fields, other.fields) && sameValue(one.blocks, other.blocks)
}

/** Only what differs from what is stored is sent. */
export function changesBetween(stored: Content, now: Content) {
  const fields = Object.fromEntries(
    Object.entries(now.fields).filter(
      ([name, value]) => value !== Reflect.get(stored.fields, name),
    ),
  )
  return {
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(now.blocks !== stored.blocks && { blocks: [...now.blocks] }),
  }
}
