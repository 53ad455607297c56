import { staff } from '#kernel/access/rules.ts'
import { useCan } from '#kernel/admin/session.tsx'
import type { OpenFile } from '../file-calls.ts'

/** Visitors meet the file, and this person may not change what they get. */
export function useKept({ isShown }: OpenFile): boolean {
  return !useCan()(staff('files', 'publish')) && isShown === true
}
