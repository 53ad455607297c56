import { sql } from 'kysely'
import { mayPublish, mustPublish } from '#kernel/server/publishing/publish-right.ts'
import { fileFailures } from '../../errors.ts'
import type { Db, FileChange, FileScope } from '../../server/unit-of-work.ts'

type Wanted = { files: readonly string[]; galleries: readonly string[] }
type Asking = { db: Db; config: FileScope['config'] }

/** Tells whether visitors meet one of these where this module shows files. */
export type ShowsFiles = (asking: Asking, wanted: Wanted) => Promise<boolean>

const askers = new Set<ShowsFiles>()

/** Asked from now on before a file changes; for modules that put files before visitors. */
export function whereFilesShow(asker: ShowsFiles): void {
  askers.add(asker)
}

/** Whether visitors meet one of the files, by itself or in a gallery. */
export async function areFilesShown(asking: Asking, files: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select gallery_id as id from gallery_items where file_id = any(${[...files]}::uuid[])
    union select id from galleries where cover = any(${[...files]}::uuid[])`.execute(asking.db)
  return isAnyShown(asking, { files, galleries: rows.map((row) => row.id) })
}

export function areGalleriesShown(asking: Asking, galleries: readonly string[]): Promise<boolean> {
  return isAnyShown(asking, { files: [], galleries })
}

/** What is done to a file holds at once, wherever it shows. */
export async function guardFiles(change: FileChange, files: readonly string[]): Promise<void> {
  if (mayPublish(change.scope, 'files')) return
  if (await areFilesShown(askingOf(change), files)) throw fileFailures.publishFile()
}

export async function guardGalleries(
  change: FileChange,
  galleries: readonly string[],
): Promise<void> {
  if (mayPublish(change.scope, 'files')) return
  if (await areGalleriesShown(askingOf(change), galleries)) throw fileFailures.publishGallery()
}

/** What only staff and the owner could read is everyone's from then on. */
export function guardOpening({ scope }: FileChange): void {
  mustPublish(scope, 'files', fileFailures.publishOpening)
}

function askingOf({ db, scope }: FileChange): Asking {
  return { db, config: scope.config }
}

async function isAnyShown(asking: Asking, wanted: Wanted): Promise<boolean> {
  for (const asker of askers) if (await asker(asking, wanted)) return true
  return false
}
