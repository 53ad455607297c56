import { useCallback, useEffect, useState } from 'react'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import type { BlockChanges } from '../../contract.ts'
import { onOwnWords, overAll, type SentBlock } from '../../merge/sent-blocks.ts'
import { takeIn } from '../../merge/take-in.ts'
import { words } from '../../model/commands/step-words.ts'
import { saveDoc } from '../../model/doc.ts'
import { type Room, useRoom } from '../room/room-context.tsx'
import type { KeptCopy } from './local-copies.ts'

type Kept = { readonly changes: BlockChanges; readonly sent: readonly SentBlock[] }

type OpenedCopy = {
  /** With everything of the copy that takes nothing back from anyone. */
  readonly blocks: Block[]
  /** The blocks that were changed since by someone; they stay as those left them. */
  readonly clashes: readonly string[]
  /** With everything of the copy, whatever was done since. */
  readonly whole: Block[]
}

/**
 * What windows that are gone did not store, one after the other, the newest first. Once the page was
 * put online or its draft thrown away (`settled` counts that) they are of no use any more.
 */
export function useLeftCopies(settled: number) {
  const room = useRoom()
  const [left, setLeft] = useState<readonly KeptCopy[]>([])
  useEffect(() => {
    let isGone = false
    void room.copies.left().then((found) => {
      const isNew = found.map((copy) => settled === 0 && isNews(room, copy))
      for (const [at, { key }] of found.entries()) if (!isNew[at]) room.copies.drop(key)
      if (!isGone) setLeft(found.filter((_, at) => isNew[at]))
    })
    return () => {
      isGone = true
    }
  }, [room, settled])
  const [copy] = left
  const drop = useCallback(() => {
    if (!copy) return
    room.copies.drop(copy.key)
    setLeft((now) => now.filter(({ key }) => key !== copy.key))
  }, [room, copy])
  const open = useCallback(
    (part: 'blocks' | 'whole') => {
      if (!copy) return
      if (!room.designer.bring(opened(room, copy)[part], words('local'))) return
      // Kept as what this window did, before it is let go of as what another one did.
      room.saver.pass()
      drop()
    },
    [room, copy, drop],
  )
  return { copy, open, drop, clashesOf: () => (copy ? opened(room, copy).clashes : []) }
}

/** Each time anew: the page goes on while the question stands. */
function opened({ designer }: Room, copy: KeptCopy): OpenedCopy {
  return openCopy(designer.types, saveDoc(designer.store.getState().doc), copy)
}

function isNews(room: Room, copy: KeptCopy): boolean {
  const now = JSON.stringify(saveDoc(room.designer.store.getState().doc))
  return JSON.stringify(opened(room, copy).whole) !== now
}

/** What a device kept, on top of the page as it is now: the same way a save goes. */
export function openCopy(types: BlockTypes, now: readonly Block[], kept: Kept): OpenedCopy {
  const changes = onOwnWords(types, kept.changes, { current: now, sent: kept.sent })
  const { blocks, held } = takeIn(types, now, changes)
  const whole = held.length > 0 ? takeIn(types, now, overAll(types, changes, now)).blocks : blocks
  return { blocks, clashes: held, whole }
}
