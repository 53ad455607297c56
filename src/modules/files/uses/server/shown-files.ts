import { sql } from 'kysely'
import { mayPublish, mustPublish } from '#kernel/server/publishing/publish-right.ts'
import { fileFailures } from '../../errors.ts'
import type { FileUse } from '../../files/file.ts'
import type { Db, FileChange, FileScope } from '../../server/unit-of-work.ts'

type Wanted = { files: readonly string[]; galleries: readonly string[] }
type LookupContext = { db: Db } & Pick<FileScope, 'config' | 'modules'>

/** Tells whether visitors meet one of these where this module shows files. */
export type ShowsFiles = (asking: LookupContext, wanted: Wanted) => Promise<boolean>

/** What stands where with one of these galleries, drafts included. */
export type FindsGalleries = (
  asking: LookupContext,
  galleries: readonly string[],
) => Promise<FileUse[]>

const askers = new Set<ShowsFiles>()
const galleryFinders = new Set<FindsGalleries>()

/** Asked from now on before a file changes; for modules that put files before visitors. */
export function whereFilesShow(asker: ShowsFiles): void {
  askers.add(asker)
}

/** Asked from now on before a gallery goes; for modules whose things show galleries. */
export function whereGalleriesStand(finder: FindsGalleries): void {
  galleryFinders.add(finder)
}

export async function findGalleryUses(
  asking: LookupContext,
  galleries: readonly string[],
): Promise<FileUse[]> {
  const uses: FileUse[] = []
  for (const finder of galleryFinders) uses.push(...(await finder(asking, galleries)))
  return uses
}

/** Whether visitors meet one of the files, by itself or in a gallery. */
export async function areFilesShown(
  asking: LookupContext,
  files: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from galleries where deleted_at is null and (
      cover = any(${[...files]}::uuid[]) or id in (
        select gallery_id from gallery_items where file_id = any(${[...files]}::uuid[])
      ))`.execute(asking.db)
  return isAnyShown(asking, { files, galleries: rows.map((row) => row.id) })
}

export function areGalleriesShown(
  asking: LookupContext,
  galleries: readonly string[],
): Promise<boolean> {
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

export function askingOf({ db, scope }: FileChange): LookupContext {
  return { db, config: scope.config, modules: scope.modules }
}

async function isAnyShown(asking: LookupContext, wanted: Wanted): Promise<boolean> {
  for (const asker of askers) if (await asker(asking, wanted)) return true
  return false
}
