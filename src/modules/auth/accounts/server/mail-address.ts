import { Email } from '#kernel/contract/fields.ts'

/** Built-in handles are names, not addresses: nobody can be written to there. */
export function isMailAddress(handle: string): boolean {
  return Email.safeParse(handle).success
}

/** One spelling per address: trimmed, composed, lower case. */
export function normalHandle(handle: string): string {
  return handle.normalize('NFC').trim().toLowerCase()
}

const BUILT_IN = new Set(['guest', 'admin', 'system', 'internal'])

/**
 * Names nobody signs up with: the house's own, also as an address of this very website, and
 * addresses that can never receive a mail (erased accounts are kept under such ones).
 */
export function isReserved(handle: string, baseUrl: string): boolean {
  const [local = '', domain = ''] = handle.split('@')
  if (/(^|\.)(invalid|localhost)$/.test(domain)) return true
  return BUILT_IN.has(local) && (domain === '' || domain === new URL(baseUrl).hostname)
}
