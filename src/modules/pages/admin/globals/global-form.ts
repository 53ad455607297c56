import type { ListAnswer, ListAsk, SaveAsk } from '#kernel/admin/collection/definition.ts'
import { call } from '#kernel/client/call.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import {
  createGlobal,
  type GlobalBlock,
  type GlobalItem,
  listGlobals,
  publishGlobal,
  readGlobal,
  updateGlobal,
} from '../../globals/global.calls.ts'
import type { PageReference } from '../../tree/tree.calls.ts'
import { TYPES } from '../edit/drafts/draft-content.ts'

/** What the form edits: the blocks of both languages. */
export type GlobalForm = { name: string; content: Block[]; enContent: Block[] }

/** A global block of the list, or one that was opened and is known in full. */
export type SomeGlobal = GlobalItem &
  Partial<Omit<GlobalForm, 'name'>> & { usedBy?: readonly PageReference[] }
export type GlobalQuery = { sort?: 'name' }

export async function findGlobals(ask: ListAsk<GlobalQuery>): Promise<ListAnswer<SomeGlobal>> {
  const { page, limit, search } = ask
  const { items, numItems } = await call(listGlobals, { query: { page, limit, search } })
  return { rows: items, total: numItems }
}

export async function loadGlobal(id: string): Promise<SomeGlobal> {
  const { items, usedBy } = await call(readGlobal, { params: { id } })
  return { ...toForm(only(items)), usedBy }
}

export async function saveGlobal(ask: SaveAsk<SomeGlobal, GlobalForm>): Promise<SomeGlobal> {
  const { id, version = 1, values } = ask
  const { name, content, enContent } = values
  const blocks = { de: content, en: enContent }
  const { items } = await (id === undefined
    ? call(createGlobal, { body: { name, blocks } })
    : call(updateGlobal, { body: { _id: id, revision: version, name, blocks } }))
  return loadGlobal(only(items)._id)
}

export function publishOne({ _id, revision }: SomeGlobal): Promise<unknown> {
  return call(publishGlobal, { params: { id: _id }, body: { revision } })
}

function toForm({ blocks, ...item }: GlobalBlock): SomeGlobal {
  return {
    ...item,
    content: readBlocks(TYPES, blocks.de),
    enContent: readBlocks(TYPES, blocks.en),
  }
}

function only(items: readonly GlobalBlock[]): GlobalBlock {
  const [found] = items
  if (!found) throw new Error('The server answered without a global block')
  return found
}
