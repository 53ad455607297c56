import type { ModuleShare } from '../../../people/person.calls.ts'

/** Only what is there: a nought tells nobody anything. */
export function heldRecords({ records }: Pick<ModuleShare, 'records'>) {
  return Object.entries(records)
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ key, count }))
}

/** Spaces and capitals are no reason to ask again. */
export function isConfirmed(typed: string, handle: string): boolean {
  return typed.trim().toLowerCase() === handle.toLowerCase()
}
