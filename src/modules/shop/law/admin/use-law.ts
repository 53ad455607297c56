import { useQuery } from '@tanstack/react-query'
import { call } from '#kernel/client/call.ts'
import { checkLawCall } from '../law.calls.ts'

export const LAW_KEY = ['shop', 'law']

/** The check as of now: whoever comes back has mended something in the meantime. */
export function useLaw() {
  return useQuery({
    queryKey: LAW_KEY,
    queryFn: () => call(checkLawCall, { query: {} }),
    refetchOnMount: 'always',
  })
}
