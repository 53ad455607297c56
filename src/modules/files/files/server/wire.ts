import type { LockRow } from '#kernel/server/locks/lock-queries.ts'
import { gridrefsOf, shownSize } from '../../images/server/derivatives.ts'
import type { FileLock, FileUse, StoredFile } from '../file.ts'
import type { FileRow } from './queries.ts'

export function toFile(row: FileRow, lock?: LockRow): StoredFile {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    alt: row.alt,
    altEn: row.alt_en,
    tags: row.tags,
    folder: row.folder,
    size: row.size,
    type: row.type,
    kind: row.kind,
    ext: row.ext,
    fileLock: lock ? toLock(lock) : null,
    gridref: row.content_ref,
    ...gridrefsOf(row),
    res: shownSize(row),
    originalRes: row.width !== null && row.height !== null ? { w: row.width, h: row.height } : null,
    recipe: row.recipe,
    preview: row.preview,
    isPrivate: row.is_private,
    owner: row.owner_id,
    ownerName: row.owner_name,
    numUses: row.uses,
    isMissing: row.missing_at !== null,
    version: row.version,
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
    deleted: row.deleted_at?.toISOString() ?? null,
  }
}

export function toLock(row: LockRow): FileLock {
  return {
    _id: `${row.noun}:${row.item_id}`,
    lockedBy: row.user_id,
    localSessionId: row.tab,
    lockedByName: row.user_name,
    since: row.since.toISOString(),
    until: row.expires_at.toISOString(),
  }
}

type UseRow = { module: string; noun: string; item_id: string; label: string; link: string }

export function toUse({ module, noun, item_id, label, link }: UseRow): FileUse {
  return { module, noun, id: item_id, label, link }
}
