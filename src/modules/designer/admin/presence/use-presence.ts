import { useEffect } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { notify } from '#ui/notification/notify.tsx'
import { leavePage, PRESENCE_SECONDS, presence } from '../../contract-editors.ts'
import { messages } from '../messages.ts'
import { type PageRoom, usePageRoom } from '../room/room-context.tsx'
import { takeBlock } from './own-lock.ts'
import { isIn, isLockable, useBlockLock } from './use-block-lock.ts'

/** Says every few seconds that someone works here, and hears who else does. */
export function usePresence(): void {
  const room = usePageRoom()
  const say = useMessages(messages)('presence.lost', { name: '{{name}}' })
  useEffect(() => {
    const { page, lang, inTurn } = room
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const beat = async () => {
      const lost = await inTurn(() => tell(room))
      for (const { block, by } of lost) {
        if (!isIn(room, block)) continue
        // Another tab of the same person, one that broke down perhaps, takes nothing from this one.
        const at = { page: page._id, lang, block }
        if (await inTurn(() => takeBlock(at)).catch(() => false)) continue
        if (!isIn(room, block)) continue
        room.designer.write(null)
        notify({ type: 'warning', content: say.replace('{{name}}', by) })
      }
      if (!isGone) timer = setTimeout(() => void beat(), PRESENCE_SECONDS * 1000)
    }
    void beat()
    return () => {
      isGone = true
      clearTimeout(timer)
      const leave = inTurn(() => call(leavePage, { query: { page: page._id, lang } }))
      // Whoever is not heard of is gone after a while all the same.
      leave.catch(() => undefined)
    }
  }, [room, say])
  useBlockLock(room)
}

async function tell(room: PageRoom) {
  const { page, lang, designer, session, people, shared, saver } = room
  const { selection, writing } = designer.store.getState()
  const [only = ''] = selection.length === 1 ? selection : []
  const held = writing && isLockable(writing.key) ? [writing.key] : []
  try {
    const block = isLockable(only) ? only : null
    const reply = await call(presence, { body: { page: page._id, lang, block, held } })
    people.setState({ others: reply.others, locks: reply.locks })
    // While two states are compared, the page stays at the one that is compared with.
    const isCompared = session.getState()?.phase === 'conflict'
    if (!isCompared) {
      if (reply.revision > shared.revision) await shared.refresh()
      session.getState()?.takeFields?.(shared.fields)
    }
    saver.tryAgain()
    return reply.lost
  } catch {
    // Without a connection nobody else can be seen; saving says that there is none.
    return []
  }
}
