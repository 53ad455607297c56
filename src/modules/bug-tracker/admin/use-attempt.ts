import { useFailureWords } from '#kernel/admin/collection/use-failure-words.ts'
import { notify } from '#ui/notification/notify.tsx'

/**
 * Does something and says how it went; answers whether it worked.
 * @example if (await attempt(() => call(watchBug, { params })), t('done'))) await reload()
 */
export function useAttempt(): (work: () => Promise<unknown>, done?: string) => Promise<boolean> {
  const say = useFailureWords()
  return async (work, done) => {
    try {
      await work()
    } catch (error) {
      notify({ type: 'error', content: say(error) })
      return false
    }
    if (done) notify({ content: done })
    return true
  }
}
