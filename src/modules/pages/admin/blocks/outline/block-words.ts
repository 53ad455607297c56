import type { Lang, Translate } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType } from '#kernel/site/block/block-type.ts'
import { textOf } from '#kernel/site/block/rich-text/text-of.ts'
import { isObject } from '#kernel/site/block/tree/walk-blocks.ts'
import type { editMessages } from '../../messages.ts'
import { cleanDoc } from '../inspector/rich-text/clean-doc.ts'

const LENGTH = 90
/** Where a block says what it is about, most telling first. */
const TELLING = ['title', 'text', 'caption', 'label', 'author', 'items', 'buttons', 'rows', 'html']

type Named = { block: Block; type: BlockType | undefined }

/** What a block is called: its kind. */
export function blockName(t: Translate<typeof editMessages>, named: Named, lang: Lang): string {
  if (named.block.name) return named.block.name
  return named.type?.label[lang] ?? t('outline.unknown', { type: named.block.type })
}

/** The first words of a block, so that one finds it in the outline. */
export function summaryOf({ props }: Block): string {
  for (const name of TELLING) {
    const words = wordsOf(props?.[name]).replace(/\s+/g, ' ').trim()
    if (words) return words.length > LENGTH ? `${words.slice(0, LENGTH)}…` : words
  }
  return ''
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(' · ')
  if (!isObject(value)) return ''
  if (value.type === 'doc') return textOf(cleanDoc(value) ?? { type: 'doc' })
  return wordsOf(value.title) || wordsOf(value.label) || wordsOf(value.name)
}
