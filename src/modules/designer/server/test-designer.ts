import type { Block } from '#kernel/site/block/block.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { pageBlockTypes } from '#modules/pages/blocks/all-types.ts'
import type { Caller } from '#tests/caller.ts'
import { presence } from '../contract-editors.ts'
import { changesBetween } from '../merge/changes-between.ts'

export const ROOT = '/api/v0/designer'
const types = blockTypes(pageBlockTypes)

/** A tab of a person, for the calls that ask which. */
export function tabOf(name: string) {
  return { 'x-local-session': name }
}

/** A block as drafts hold it. */
function isBlockList(value: unknown): value is Block[] {
  return Array.isArray(value)
}

type At = { page: string; lang?: 'de' | 'en' }
type Save = At & { base: number; before: readonly object[]; after: readonly object[]; tab?: string }

/** What one person does in the designer. */
export function designerOf(caller: Caller) {
  const merge = ({ page, lang = 'de', base, before, after, tab = 'test-tab' }: Save) => {
    if (!isBlockList(before) || !isBlockList(after)) throw new Error('no blocks')
    const changes = changesBetween(types, before, after)
    return caller.put(`${ROOT}/draft/`, { page, lang, base, changes }, tabOf(tab))
  }
  const beat = async (at: At, more: { block?: string; held?: string[]; tab?: string } = {}) => {
    const { tab = 'test-tab', block = null, held = [] } = more
    const body = { lang: 'de', ...at, block, held }
    return (await caller.post(`${ROOT}/presence/`, body, tabOf(tab))).parse(presence.reply)
  }
  const lock = async (
    at: At & { block: string },
    more: { tab?: string; takeOver?: boolean } = {},
  ) => {
    const { tab = 'test-tab', takeOver = false } = more
    return (await caller.post(`${ROOT}/lock/`, { lang: 'de', ...at, takeOver }, tabOf(tab))).json
  }
  return { merge, beat, lock }
}
