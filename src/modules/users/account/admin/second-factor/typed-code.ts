/**
 * One box for both: six digits are a code of the app, anything else a recovery code.
 * @example toProof('123 456') → { code: '123456' }
 */
export function toProof(typed: string): { code: string } | { recovery_code: string } {
  const plain = typed.replace(/\s/g, '')
  return /^\d{6}$/.test(plain) ? { code: plain } : { recovery_code: typed.trim() }
}
