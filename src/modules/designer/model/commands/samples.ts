import { unmarked } from '#kernel/site/block/values/sample.ts'
import { type Doc, listKey, ROOT } from '../doc.ts'
import type { Command } from './command.ts'
import { setBlock } from './edits.ts'
import type { Ground } from './rules.ts'
import { saidName, words } from './step-words.ts'

/** Blocks that still say what the template brought along, in reading order. */
export function sampleKeys(doc: Doc, list = ROOT): string[] {
  return (doc.kids[list] ?? []).flatMap((key) => {
    const node = doc.nodes[key]
    if (!node) return []
    const inside = node.slots.flatMap((slot) => sampleKeys(doc, listKey(key, slot)))
    return node.block.sample ? [key, ...inside] : inside
  })
}

/** Takes sample content over as it is. */
export function acceptSamples(ground: Ground, keys: readonly string[]): Command | undefined {
  const marked = keys.filter((key) => ground.doc.nodes[key]?.block.sample)
  if (marked.length === 0) return undefined
  return {
    label: words('accept', { name: saidName(ground, marked) }),
    change: (doc) => {
      for (const key of marked) setBlock(doc, key, unmarked)
    },
  }
}
