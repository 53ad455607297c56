import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { blockParts } from '#kernel/server/site/block/block-parts.ts'
import { loadBlockData } from '#kernel/server/site/block/load-block-data.ts'
import { tokensOf } from '#kernel/server/site/render/tokens-of.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { measure } from '#kernel/site/block/grid/measure.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import { designerFailures } from '../errors.ts'

/** What the public page would load for these blocks, stored or not; its texts are filled as there. */
export async function loadCanvas(
  context: Context<never>,
  modules: readonly ServerModule[],
  { blocks, lang }: { blocks: unknown; lang: Lang },
) {
  if (measure(blocks) !== 'fits') throw designerFailures.unreadable()
  const switches = context.config.get(enabledComponentsSection)
  const on = new Set(
    modules.filter((one) => isComponentEnabled(switches, one)).map(({ name }) => name),
  )
  const isOn = (name: string) => on.has(name)
  const parts = { ...blockParts(modules, isOn), isTrial: true }
  const read = readBlocks(parts.types, blocks)
  const { data: loaded } = await loadBlockData(parts, { ...context, lang }, read)
  const tokens = tokensOf(modules, context.config, lang)
  const data = fillTokens(loaded, tokens)
  // Copies, because a reply is written, not only read.
  const embedded: Record<string, Block[]> = {}
  for (const [id, inner] of Object.entries(data.embedded)) embedded[id] = [...inner]
  return { ...data, embedded, tokens }
}
