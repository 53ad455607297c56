import type { Block, BlockAttrs } from '#kernel/site/block/block.ts'
import { composeWords } from './compose-words.ts'

/** Columns out of 12 on large screens; below them half of the width, or all of it. */
type Width = { lg: number; md?: number }

/** A block of a template; without a width it fills the row. */
export function block(type: string, props: Block['props'], width?: Width): Block {
  const attrs: BlockAttrs | undefined = width && { size: { xs: 12, ...width } }
  return { type, props, ...(attrs && { attrs }) }
}

export function prose(words: string, width?: Width): Block {
  return block('text', { text: composeWords(words) }, width)
}

export function lead(words: string, width?: Width): Block {
  return block('text', { text: composeWords(words), look: 'lead' }, width)
}

export function heading(text: string, more: Block['props'] = {}, width?: Width): Block {
  return block('heading', { text, ...more }, width)
}

export function section(
  tone: 'plain' | 'raised' | 'accent',
  blocks: Block[],
  space: 's' | 'm' | 'l' = 'm',
): Block {
  return block('section', { tone, space, blocks })
}

export function column(blocks: Block[], width: Width, align: 'start' | 'center' = 'start'): Block {
  return block('column', { blocks, align }, width)
}

export function toPage(page: string): { to: 'page'; page: string } {
  return { to: 'page', page }
}
