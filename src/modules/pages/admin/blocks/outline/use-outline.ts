import { useState } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType, BlockTypes } from '#kernel/site/block/block-type.ts'
import { typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { notify } from '#ui/notification/notify.tsx'
import { editMessages } from '../../messages.ts'
import { type Aim, insertBlock, placeOf, replaceBlock, withFreshIds } from './block-tree.ts'
import { blockName } from './block-words.ts'
import { type BlockStep, stepBlock } from './move-block.ts'

export type BlocksChange = (change: (blocks: readonly Block[]) => readonly Block[]) => void

type Parts = {
  types: BlockTypes
  blocks: readonly Block[]
  /** The language the page is written in. */
  lang: Lang
  onChange: BlocksChange
}

/** What can be done with the blocks of a page; everything is said for those who do not see it. */
export function useOutline({ types, blocks, lang, onChange }: Parts) {
  const t = useMessages(editMessages)
  const { user } = useSession()
  const [open, setOpen] = useState<string>()
  const [said, setSaid] = useState('')
  const nameOf = (block: Block) => blockName(t, { block, type: typeOf(types, block) }, user.lang)
  const swap = (block: Block, by: (one: Block) => readonly Block[]) =>
    onChange((now) => replaceBlock(types, now, { id: block.id ?? '', by }))
  const next = steppingIn(types, blocks)

  const add = (type: BlockType, aim: Aim) => {
    const block = withFreshIds(types, newBlock(type, lang))
    onChange((now) => insertBlock(types, now, { aim, block }))
    setOpen(block.id)
    setSaid(t('outline.added', { name: nameOf(block) }))
  }
  const step = (block: Block, way: BlockStep) => {
    const moved = next(block, way)
    if (!moved) return
    onChange(() => moved)
    setSaid(t('outline.moved', { name: nameOf(block), ...standing(types, moved, block) }))
  }
  return {
    types,
    offered: [...types.values()],
    lang,
    said,
    open,
    nameOf,
    toggle: (id: string | undefined) => setOpen(open === id ? undefined : id),
    add,
    step,
    canStep: (block: Block, way: BlockStep) => next(block, way) !== undefined,
    remove: useRemoval({ types, blocks, lang, onChange }, nameOf),
    duplicate: (block: Block) => swap(block, (one) => [one, withFreshIds(types, one)]),
    change: (block: Block, by: (now: Block) => Block) => swap(block, (now) => [by(now)]),
    replace: swap,
    parentOf: (block: Block) => placeOf(types, blocks, block.id ?? '')?.parent ?? undefined,
  }
}
export type Outline = ReturnType<typeof useOutline>

/** Which of how many it is now. */
function standing(types: BlockTypes, blocks: readonly Block[], { id = '' }: Block) {
  const { index = 0, count = 0 } = placeOf(types, blocks, id) ?? {}
  return { place: index + 1, count }
}

function steppingIn(types: BlockTypes, blocks: readonly Block[]) {
  return (block: Block, step: BlockStep) => stepBlock(types, blocks, { id: block.id ?? '', step })
}

/** Deletes at once; undoing it puts the block back where it stood. */
function useRemoval({ types, blocks, onChange }: Parts, nameOf: (block: Block) => string) {
  const t = useMessages(editMessages)
  return (block: Block) => {
    const place = placeOf(types, blocks, block.id ?? '')
    if (!place) return
    const aim = { parent: place.parent?.id ?? null, slot: place.slot, index: place.index }
    onChange((now) => replaceBlock(types, now, { id: block.id ?? '', by: () => [] }))
    const undo = () => onChange((now) => insertBlock(types, now, { aim, block }))
    notify({
      content: t('outline.removed', { name: nameOf(block) }),
      action: { label: t('outline.undo'), onSelect: undo },
    })
  }
}

function newBlock(type: BlockType, lang: Lang): Block {
  return { type: type.name, v: type.v, props: { ...type.defaults(lang) } }
}
