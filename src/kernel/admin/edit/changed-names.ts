import type { AuditRecord } from '#kernel/contract/audit.ts'
import { isSame } from './compare.ts'

/** Names worth telling: of an update what differs, of a beginning or an end what was filled. */
export function changedNames(
  { before, after }: Pick<AuditRecord, 'before' | 'after'>,
  hasWord: (name: string) => boolean,
): string[] {
  const names = Object.keys({ ...before, ...after }).filter(hasWord)
  if (before && after) return names.filter((name) => !isSame(before[name], after[name]))
  const only = before ?? after ?? {}
  return names.filter((name) => !isBlank(only[name]))
}

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true
  return Array.isArray(value) && value.length === 0
}
