import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { readTokens } from '../../staff/staff.calls.ts'

/**
 * Names as visitors read them: 'Über {{business.name}}' says whose page it is. The facts are asked
 * for only where a name holds one.
 */
export async function fillFacts<T>(named: T, lang: Lang = 'de'): Promise<T> {
  if (!JSON.stringify(named).includes('{{')) return named
  return fillTokens(named, await call(readTokens, { query: { lang } }))
}
