import type { Block } from '#kernel/site/block/block.ts'
import { textOf } from '#kernel/site/block/rich-text/text-of.ts'
import { text } from '#modules/pages/blocks/text/block.ts'

const MOST = 180

/** What lists show of an entry: its summary, else the beginning of its first text. */
export function excerptOf(summary: string, blocks: readonly Block[] | null): string {
  if (summary) return summary
  for (const block of blocks ?? []) {
    const props = block.type === text.name ? text.schema.safeParse(block.props) : undefined
    const words = props?.success ? textOf(props.data.text).replace(/\s+/g, ' ').trim() : ''
    if (words) return shortened(words)
  }
  return ''
}

/** Cut between two words. */
function shortened(words: string): string {
  if (words.length <= MOST) return words
  return `${words.slice(0, MOST).replace(/\s\S*$/, '')} …`
}
