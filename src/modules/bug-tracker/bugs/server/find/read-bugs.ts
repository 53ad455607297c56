import { mustBeFound } from '#kernel/server/app-error.ts'
import type { BugFile } from '../../../attachments/attachment.calls.ts'
import { bugAttachments } from '../../../attachments/server/bug-attachments.ts'
import type { Bug } from '../../bug.calls.ts'
import { type Db, findBugs } from './queries.ts'
import { toBug, toFile } from './wire.ts'

type Reader = { db: Db; user: { id: string } }

/** Bugs with their attachments; unknown ids are left out. */
export async function readBugs(
  { db, user }: Reader,
  ids: readonly string[],
): Promise<{ bugs: Bug[]; files: BugFile[] }> {
  const [rows, files] = await Promise.all([
    findBugs(db, ids, user.id),
    bugAttachments.find(db, ids),
  ])
  return { bugs: rows.map(toBug), files: files.map(toFile) }
}

export async function readOneBug(reader: Reader, id: string) {
  const found = await readBugs(reader, [id])
  mustBeFound(found.bugs)
  return found
}
