/** Whether a system error carries one of these codes. */
export function isCode(error: unknown, ...codes: string[]): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && codes.includes(code)
}
