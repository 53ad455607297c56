import { z } from 'zod'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { releaseEditLock, takeEditLock } from '#kernel/contract/admin/edit-locks.ts'
import type { Confirm } from '../../collection/actions/use-confirm.tsx'
import { useMessages } from '../../session.tsx'
import { editMessages } from '../messages.ts'

const Locked = z.object({ name: z.string(), lock: z.object({ noun: z.string(), id: z.string() }) })
type Lock = z.infer<typeof Locked>['lock']
export type OverLock = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Does something that may meet the lock of someone else (409 `locked`): says whose it is, and after
 * a yes takes it over and does it again. What was taken is free again afterwards.
 * @example await overLock(() => call(discardDraft, { params, body }))
 */
export function useOverLock(confirm: Confirm): OverLock {
  const t = useMessages(editMessages)
  const mayTake = async (error: unknown): Promise<Lock | undefined> => {
    const found = error instanceof CallError && error.code === 'locked' ? error : undefined
    const held = Locked.safeParse(found?.details).data
    if (!found || !held) return undefined
    const { name } = held
    const title = t('lock.takeTitle', { name })
    const text = `${found.message} ${t('lock.takeText', { name })}`
    return (await confirm({ title, text, yes: t('lock.take') })) ? held.lock : undefined
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const taken: Lock[] = []
    try {
      for (;;) {
        try {
          return await work()
        } catch (error) {
          const lock = await mayTake(error)
          if (!lock) throw error
          await call(takeEditLock, { body: { ...lock, takeOver: true } })
          taken.push(lock)
        }
      }
    } finally {
      for (const lock of taken) {
        // One that is not freed runs out by itself.
        call(releaseEditLock, { query: lock }).catch(() => undefined)
      }
    }
  }
}
