import { useQueryClient } from '@tanstack/react-query'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { ONLINE_KEY } from '../paths.ts'

/** What was done is gone from the list. */
export function useSettled() {
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const settle = async (act: () => Promise<unknown>, said: string) => {
    if (await attempt(act, said)) await client.invalidateQueries({ queryKey: ONLINE_KEY })
  }
  return { settle, isBusy }
}
