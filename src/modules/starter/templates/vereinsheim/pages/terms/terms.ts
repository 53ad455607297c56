import type { Block } from '#kernel/site/block/block.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { block, heading, prose } from '../../../../compose-blocks.ts'
import type { termsDe } from './terms.de.ts'

export function termsBlocks(words: typeof termsDe): Block[] {
  return [
    heading(words.heading, { level: 1 }),
    block('text', { text: composeText(words.note), look: 'small' }),
    prose(words.terms),
    block('hr', { look: 'line' }),
    prose(words.privacy),
  ]
}
