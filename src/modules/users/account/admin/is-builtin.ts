/** A built-in account signs in with a word instead of an address, and stays as long as the house. */
export function isBuiltin({ handle }: { handle: string }): boolean {
  return !handle.includes('@')
}
