import type { FileChange } from '../../server/unit-of-work.ts'
import { describeFile } from './change-file.ts'
import { lockFile } from './queries.ts'

type Edit = {
  ids: readonly string[]
  addTags: readonly string[]
  removeTags: readonly string[]
  folder?: string
}

/** Tags and moves; files that are gone or in the trash are left out of the answer. */
export async function editManyFiles(change: FileChange, edit: Edit): Promise<string[]> {
  const changed: string[] = []
  // Always in the same order, so that no two changes wait for each other.
  for (const id of [...new Set(edit.ids)].sort()) {
    const row = await lockFile(change.db, id)
    if (!row || row.deleted_at) continue
    const kept = row.tags.filter((tag) => !edit.removeTags.includes(tag))
    const tags = [...new Set([...kept, ...edit.addTags])].slice(0, 50)
    await describeFile(change, row, { tags, folder: edit.folder })
    changed.push(id)
  }
  return changed
}
