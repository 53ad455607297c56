import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#kernel/client/call.ts'
import {
  type EditLock,
  LOCK_RENEWAL_SECONDS,
  releaseEditLock,
  takeEditLock,
} from '#kernel/contract/admin/edit-locks.ts'

type Target = { noun: string; id: string; isOn: boolean }

/**
 * Holds the lock of a thing while its form is open, and says when someone else has it. A lock that
 * cannot be had only means that nobody is warned: the version still guards what is saved.
 */
export function useEditLock({ noun, id, isOn }: Target) {
  const client = useQueryClient()
  const queryKey = ['edit-lock', noun, id]
  const { data: lock } = useQuery({
    queryKey,
    queryFn: () => call(takeEditLock, { body: { noun, id } }),
    enabled: isOn,
    refetchInterval: LOCK_RENEWAL_SECONDS * 1000,
    refetchIntervalInBackground: true,
    retry: false,
    gcTime: 0,
    staleTime: 0,
  })
  const [wasMine, setWasMine] = useState(false)
  if (lock?.isMine && !wasMine) setWasMine(true)

  useEffect(() => {
    if (!isOn) return
    return () => {
      // On leaving there is nobody left to tell; the lease ends by itself.
      call(releaseEditLock, { query: { noun, id } }).catch(() => undefined)
    }
  }, [noun, id, isOn])

  return {
    lock,
    isLost: wasMine && lock !== undefined && !lock.isMine,
    takeOver: async (): Promise<EditLock> => {
      const taken = await call(takeEditLock, { body: { noun, id, takeOver: true } })
      client.setQueryData(queryKey, taken)
      return taken
    },
  }
}
