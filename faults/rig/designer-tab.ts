import { type Block, Blocks } from '#kernel/site/block/block.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { isBlock } from '#kernel/site/block/tree/walk-blocks.ts'
import { mergeDraft } from '#modules/designer/contract.ts'
import { changesBetween } from '#modules/designer/merge/changes-between.ts'
import { pageBlockTypes } from '#modules/pages/blocks/all-types.ts'
import { paragraph } from '#modules/pages/server/test-pages.ts'
import type { Caller } from '#tests/caller.ts'

/** An open designer: it writes in its own block, adds one now and then, and survives the server. */
export type Tab = {
  /** Sends what is not acknowledged yet; answers with a fault, if the server refused it. */
  save(admin: Caller): Promise<string | undefined>
  saves(): number
  repeats(): number
  /** What was acknowledged and is not there. */
  missingIn(stored: unknown): string[]
}

const types = blockTypes(pageBlockTypes)
const ADD_EVERY = 6

type Opened = { page: string; revision: number }
type Pending = { number: number; blocks: Block[] }

export function createTab(name: string, { page, revision }: Opened): Tab {
  let base: { revision: number; blocks: Block[] } = { revision, blocks: [] }
  let pending: Pending | undefined
  let number = 0
  let acknowledged = 0
  let repeats = 0
  const added = new Set<string>()

  const type = (): Pending => {
    number += 1
    const rest = base.blocks.filter(({ id }) => id !== name)
    const isAdding = number % ADD_EVERY === 0
    const fresh = isAdding ? [paragraph(`${name}-${number}`, `${name} ${number}`)] : []
    return { number, blocks: [paragraph(name, `Stand ${number}`), ...rest, ...fresh] }
  }

  const save = async (admin: Caller) => {
    if (pending) repeats += 1
    pending ??= type()
    const { blocks } = pending
    const changes = changesBetween(types, base.blocks, blocks)
    const body = { page, lang: 'de', base: base.revision, changes }
    const answer = await admin.put('/api/v0/designer/draft/', body, { 'x-local-session': name })
    if (answer.status >= 500 || answer.status === 429) throw new Error('later')
    if (answer.status !== 200) {
      const fault = `${name}: ${answer.status} ${answer.text.slice(0, 200)}`
      pending = undefined
      return fault
    }
    const reply = answer.parse(mergeDraft.reply)
    if (pending.number % ADD_EVERY === 0) added.add(`${name}-${pending.number}`)
    acknowledged = pending.number
    base = { revision: reply.revision, blocks: reply.draft?.blocks.filter(isBlock) ?? blocks }
    pending = undefined
    return undefined
  }

  const missingIn = (stored: unknown): string[] => {
    const blocks = Blocks.parse(stored)
    const own = JSON.stringify(blocks.find(({ id }) => id === name) ?? null)
    const found = Number(/Stand (\d+)/.exec(own)?.[1] ?? 0)
    const ids = new Set(blocks.map(({ id }) => id))
    const gone = [...added].filter((id) => !ids.has(id)).map((id) => `${id} is gone`)
    return found < acknowledged ? [`${name}: ${found} instead of ${acknowledged}`, ...gone] : gone
  }
  return { save, saves: () => acknowledged, repeats: () => repeats, missingIn }
}
