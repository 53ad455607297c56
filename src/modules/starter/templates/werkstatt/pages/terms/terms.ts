import type { Block } from '#kernel/site/block/block.ts'
import { heading, prose } from '../../../../compose-blocks.ts'
import type { termsDe } from './terms.de.ts'

export function termsBlocks(words: typeof termsDe): Block[] {
  return [heading(words.heading, { level: 1 }), prose(words.terms)]
}
