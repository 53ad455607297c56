import { useState } from 'react'
import { notify } from '#ui/notification/notify.tsx'
import { useFailureWords } from './collection/actions/use-failure-words.ts'

/**
 * Does something and says how it went; answers whether it worked.
 * @example if (await attempt(() => call(blockUser, { params }), t('done'))) await reload()
 */
export function useAttempt() {
  const say = useFailureWords()
  const [isBusy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      notify({ type: 'error', content: say(error) })
      return false
    } finally {
      setBusy(false)
    }
    if (done) notify({ content: done })
    return true
  }
  return { attempt, isBusy }
}
