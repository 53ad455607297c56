import { useEffect, useState } from 'react'
import { call } from '#kernel/client/call.ts'
import { releaseEditLock, takeEditLock } from '#kernel/contract/admin/edit-locks.ts'

const RENEW_MS = 60_000

/** Says that a reply is being written, and who else is at it. Nobody is kept from writing. */
export function usePresence(id: string, isWriting: boolean): string | undefined {
  const [other, setOther] = useState<string>()
  useEffect(() => {
    if (!isWriting) return
    const target = { noun: 'message', id }
    const claim = () =>
      call(takeEditLock, { body: target }).then(
        ({ isMine, isOwnOtherTab, holder }) =>
          setOther(isMine || isOwnOtherTab ? undefined : holder.name),
        // Only a courtesy: the server stops a reply that comes too late anyway.
        () => undefined,
      )
    void claim()
    const timer = setInterval(() => void claim(), RENEW_MS)
    return () => {
      clearInterval(timer)
      call(releaseEditLock, { query: target }).catch(() => undefined)
    }
  }, [id, isWriting])
  return isWriting ? other : undefined
}
