import { useEffect } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { notify } from '#ui/notification/notify.tsx'
import {
  freeBlock,
  leavePage,
  lockBlock,
  PRESENCE_SECONDS,
  presence,
} from '../../contract-editors.ts'
import { type Room, useDesigner, useRoom } from '../room/room-context.tsx'
import { texts } from '../texts.ts'
import { takeBlock } from './own-lock.ts'

const LOCKABLE = /^[\w-]{1,60}$/

/** Says every few seconds that someone works here, and hears who else does. */
export function usePresence(): void {
  const room = useRoom()
  const say = useTexts(texts)('presence.lost', { name: '{{name}}' })
  useEffect(() => {
    const { page, lang } = room
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const beat = async () => {
      const lost = await tell(room)
      for (const { block, by } of lost) {
        // Another tab of the same person, one that broke down perhaps, takes nothing from this one.
        if (await takeBlock({ page: page._id, lang, block }).catch(() => false)) continue
        room.designer.write(null)
        notify({ type: 'warning', content: say.replace('{{name}}', by) })
      }
      if (!isGone) timer = setTimeout(() => void beat(), PRESENCE_SECONDS * 1000)
    }
    void beat()
    return () => {
      isGone = true
      clearTimeout(timer)
      const leave = call(leavePage, { query: { page: page._id, lang } })
      // Whoever is not heard of is gone after a while all the same.
      leave.catch(() => undefined)
    }
  }, [room, say])
  useBlockLock(room)
}

async function tell(room: Room) {
  const { page, lang, designer, desk, people, shared, saver } = room
  const { selection, writing } = designer.store.getState()
  const [only = ''] = selection.length === 1 ? selection : []
  const held = writing && LOCKABLE.test(writing.key) ? [writing.key] : []
  try {
    const block = LOCKABLE.test(only) ? only : null
    const reply = await call(presence, { body: { page: page._id, lang, block, held } })
    people.setState({ others: reply.others, locks: reply.locks })
    // While two states are compared, the page stays at the one that is compared with.
    const isCompared = desk.getState()?.phase === 'conflict'
    if (!isCompared && reply.revision > shared.revision) await shared.refresh()
    saver.tryAgain()
    return reply.lost
  } catch {
    // Without a connection nobody else can be seen; saving says that there is none.
    return []
  }
}

/** Holds the block that is being written in; whoever comes second is told who was first. */
function useBlockLock(room: Room): void {
  const t = useTexts(texts)
  const key = useDesigner(({ writing }) => writing?.key)
  const [held, take] = [t('presence.block', { name: '{{name}}' }), t('presence.take')]
  useEffect(() => {
    if (key === undefined || !LOCKABLE.test(key)) return
    const { designer, shared } = room
    const { writing } = designer.store.getState()
    const place = { page: room.page._id, lang: room.lang, block: key }
    const lock = async (takeOver: boolean) => {
      const { isMine, isOwnOtherTab, holder } = await call(lockBlock, {
        body: { ...place, takeOver },
      })
      if (isMine) return
      // The same person goes on here; the other tab may be long gone.
      if (isOwnOtherTab) return void (await lock(true))
      if (designer.store.getState().writing?.key === key) designer.write(null)
      const content = held.replace('{{name}}', holder.name)
      const action = { label: take, onSelect: () => void goOn().catch(() => undefined) }
      notify({ type: 'warning', content, action })
    }
    /** Goes on with what the other one has stored by then. */
    const goOn = async () => {
      await lock(true)
      await shared.refresh()
      if (designer.store.getState().doc.nodes[key]) designer.write(writing)
    }
    // A lock only warns; without one, saving still finds out who was first.
    lock(false).catch(() => undefined)
    return () => {
      call(freeBlock, { query: place }).catch(() => undefined)
    }
  }, [room, key, held, take])
}
