import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block, BlockAttrs } from '#kernel/site/block/block.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { sampleButtons } from '#modules/pages/blocks/links/buttons.ts'

type Props = Record<string, unknown>

export const HALF: BlockAttrs = { size: { xs: 12, md: 6 } }
export const THIRD: BlockAttrs = { size: { xs: 12, md: 4 } }
export const TWO_THIRDS: BlockAttrs = { size: { xs: 12, md: 8 } }

export function block(type: string, props: Props, attrs?: BlockAttrs): Block {
  return attrs ? { type, props, attrs } : { type, props }
}

export function heading(text: string, more: Props = {}): Block {
  return block('heading', { text, level: 2, ...more })
}

/** Running text; see `composeText` for headings and lists in it. */
export function prose(words: string, attrs?: BlockAttrs): Block {
  return block('text', { text: composeText(words) }, attrs)
}

export function lead(words: string): Block {
  return block('text', { text: composeText(words), look: 'lead' })
}

export function section(blocks: Block[], more: Props = {}): Block {
  return block('section', { blocks, ...more })
}

export function column(blocks: Block[], attrs: BlockAttrs, more: Props = {}): Block {
  return block('column', { blocks, ...more }, attrs)
}

/** Titles with running text below each, for accordions and tabs. */
export function titled(items: readonly { title: string; text: string }[]): Props[] {
  return items.map(({ title, text }) => ({ title, text: composeText(text) }))
}

/** Buttons with these words; they lead where every fresh installation has something. */
export function buttons(lang: Lang, ...labels: readonly string[]): Props[] {
  const samples = sampleButtons(lang) ?? []
  return labels.flatMap((label, at) => {
    const sample = samples[at]
    return sample ? [{ ...sample, label }] : []
  })
}
