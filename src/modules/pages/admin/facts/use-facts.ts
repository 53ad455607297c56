import { useQuery } from '@tanstack/react-query'
import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { readTokens } from '../../staff/staff.calls.ts'
import { tokensKey } from '../page-keys.ts'

/** Fills the facts into what is shown beside a form; until they are there it stands as written. */
export function useFacts(lang: Lang): <T>(written: T) => T {
  const { data: tokens = {} } = useQuery({
    queryKey: tokensKey(lang),
    queryFn: () => call(readTokens, { query: { lang } }),
  })
  return (written) => fillTokens(written, tokens)
}
