import { useEffect, useEffectEvent, useRef } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { closeNotification, notify } from '#ui/notification/notify.tsx'
import { freeBlock, lockBlock } from '../../contract-editors.ts'
import { messages } from '../messages.ts'
import { type PageRoom, type Room, useDesigner } from '../room/room-context.tsx'

const LOCKABLE = /^[\w-]{1,60}$/
/** Taking over wants to be thought about; whoever enters another text needs the offer no more. */
const OFFER_MS = 60_000

export function isLockable(block: string): boolean {
  return LOCKABLE.test(block)
}

/** Whether it is being written in now: an answer may come when its text has been left. */
export function isIn({ designer }: Room, block: string): boolean {
  return designer.store.getState().writing?.key === block
}

/** Holds the block that is being written in; whoever comes second is told who was first. */
export function useBlockLock(room: PageRoom): void {
  const key = useDesigner(({ writing }) => writing?.key)
  const { offer, withdraw } = useOffer()
  const makeOffer = useEffectEvent(offer)
  const endOffer = useEffectEvent(withdraw)
  useEffect(() => {
    if (key === undefined || !isLockable(key)) return
    const { designer, shared, inTurn } = room
    const { writing } = designer.store.getState()
    const place = { page: room.page._id, lang: room.lang, block: key }
    endOffer()
    const lock = async (takeOver: boolean): Promise<boolean> => {
      const body = { ...place, takeOver }
      const { isMine, isOwnOtherTab, holder } = await inTurn(() => call(lockBlock, { body }))
      if (isMine) return true
      // The same person goes on here; the other tab may be long gone.
      if (isOwnOtherTab) return lock(true)
      if (isIn(room, key)) designer.write(null)
      makeOffer(holder.name, goOn)
      return false
    }
    /** Goes on with what the other one has stored by then. */
    const goOn = async () => {
      if (!(await lock(true))) return
      await shared.refresh()
      if (designer.store.getState().doc.nodes[key]) designer.write(writing)
    }
    // A lock only warns; without one, saving still finds out who was first.
    lock(false).catch(() => undefined)
    return () => {
      inTurn(() => call(freeBlock, { query: place })).catch(() => undefined)
    }
  }, [room, key])
}

/** Says who is in a block, and offers to take it from them; there is one such offer at a time. */
function useOffer() {
  const t = useMessages(messages)
  const { attempt } = useAttempt()
  const shown = useRef<string>(undefined)
  const withdraw = () => {
    if (shown.current !== undefined) closeNotification(shown.current)
  }
  const offer = (name: string, goOn: () => Promise<void>) => {
    withdraw()
    shown.current = notify({
      type: 'warning',
      content: t('presence.block', { name }),
      action: { label: t('presence.take'), onSelect: () => void attempt(goOn) },
      lifetime: OFFER_MS,
    })
  }
  return { offer, withdraw }
}
