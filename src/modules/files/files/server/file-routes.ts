import { failures } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import type { PictureEdit } from '../../images/image.calls.ts'
import * as images from '../../images/image.calls.ts'
import * as locks from '../../locks/lock.calls.ts'
import { freeLock, listLocks } from '../../locks/server/locks.ts'
import type { FileTables } from '../../server/tables.ts'
import type { FileChange, FileContext } from '../../server/unit-of-work.ts'
import { replaceFile } from '../../uploads/server/replace-file.ts'
import { uploadFiles } from '../../uploads/server/upload-files.ts'
import * as upload from '../../uploads/upload.calls.ts'
import { areFilesShown } from '../../uses/server/shown-files.ts'
import { findUses } from '../../uses/server/uses.ts'
import * as contract from '../file.calls.ts'
import type { FileQuery } from '../file-query.ts'
import {
  cook,
  cropPicture,
  describeFile,
  mustFit,
  resetPicture,
  rotatePicture,
  takeFile,
} from './change-file.ts'
import { editManyFiles } from './edit-many-files.ts'
import { readFacets } from './facets.ts'
import { findFilePage } from './find-files.ts'
import { type FileRow, findFile } from './queries.ts'
import { readFiles, readOneFile } from './read-files.ts'
import { countTrash, purgeTrash, restoreFile, trashFiles } from './trash-files.ts'

const on = routesOf<FileTables>()

export const routes = [
  on(contract.listFiles, (context, { query }) => list(context, query)),
  on(contract.browseFiles, async (context, { body }) => {
    const [{ items: files, ...totals }, facets] = await Promise.all([
      list(context, body),
      readFacets(context.db),
    ])
    return { files, ...facets, ...totals }
  }),
  on(contract.searchFiles, (context, { body }) => list(context, body)),
  on(contract.readFile, async (context, { params: { id } }) => ({
    ...(await readOneFile(context.db, id)),
    isShown: await areFilesShown(context, [id]),
  })),
  on(contract.readManyFiles, async ({ db }, { body }) => {
    const items = await readFiles(db, body.ids)
    return { items, numItems: items.length }
  }),
  on(contract.updateFile, (context, { body: { _id, version, ...fields } }) =>
    edit(context, { id: _id, version }, (change, row) => describeFile(change, row, fields)),
  ),
  on(contract.updateFileById, (context, { params, body: { version, ...fields } }) =>
    edit(context, { id: params.id, version }, (change, row) => describeFile(change, row, fields)),
  ),
  on(contract.editManyFiles, async (context, { body }) => ({
    ids: await context.change((change) => editManyFiles(change, body)),
  })),
  on(contract.deleteFile, (context, { query: { _id, force } }) =>
    remove(context, _id, force === 'true'),
  ),
  on(contract.deleteFileById, (context, { params, query }) =>
    remove(context, params.id, query.force === 'true'),
  ),
  on(contract.deleteManyFiles, async (context, { body: { ids, force } }) => ({
    ids: await context.change((change) => trashFiles(change, ids, force)),
  })),
  on(contract.restoreFile, async (context, { params }) => {
    await context.change((change) => restoreFile(change, params.id))
    return readOneFile(context.db, params.id)
  }),
  on(contract.emptyTrash, async (context) => ({
    removed: await context.change((change) => purgeTrash(change, new Date())),
    remaining: await countTrash(context.db),
  })),
  on(contract.listFileUses, async ({ db }, { params }) => {
    await findFile(db, params.id)
    return { uses: await findUses(db, [params.id]) }
  }),
  on(images.cropFile, (context, { body: { _id, version, crop } }) =>
    edit(context, { id: _id, version }, (change, row) => cropPicture(change, row, crop)),
  ),
  on(images.rotateFile, (context, { body: { _id, version, rotate } }) =>
    edit(context, { id: _id, version }, (change, row) => rotatePicture(change, row, rotate)),
  ),
  on(images.resetFile, (context, { params, body }) =>
    edit(context, { id: params.id, version: body.version }, resetPicture),
  ),
  on(images.editPicture, (context, { params, body: { version, ...picture } }) =>
    edit(context, { id: params.id, version }, (change, row) => editPicture(change, row, picture)),
  ),
  on(upload.uploadFiles, (context, { query }) => uploadFiles(context, query)),
  on(upload.replaceFile, async (context, { params, query }) => {
    await replaceFile(context, params.id, query.version)
    return readOneFile(context.db, params.id)
  }),
  on(locks.listFileLocks, (context) => listLocks(context)),
  on(locks.freeFileLock, async (context, { body }) => ({
    ids: await context.change((change) => freeLock(change, body._id)),
  })),
]

async function list({ db }: FileContext, query: FileQuery) {
  const { ids, ...totals } = await findFilePage(db, query)
  return { items: await readFiles(db, ids), ...totals }
}

type Target = { id: string; version: number }

async function edit(
  context: FileContext,
  { id, version }: Target,
  run: (change: FileChange, row: FileRow) => Promise<void>,
) {
  await context.change(async (change) => run(change, await takeFile(change, id, version)))
  return readOneFile(context.db, id)
}

async function remove(context: FileContext, id: string, isForced: boolean) {
  const ids = await context.change((change) => trashFiles(change, [id], isForced))
  if (ids.length === 0) throw failures.notFound()
  return { ids }
}

/** A moved focal point alone needs no new pictures: layouts cut with the ones there are. */
async function editPicture(change: FileChange, row: FileRow, edit: PictureEdit): Promise<void> {
  const { alt, altEn, focal, rotate, crop } = edit
  const { recipe } = row
  mustFit(row, edit)
  const isCut = JSON.stringify([recipe.rotate, recipe.crop]) !== JSON.stringify([rotate, crop])
  if (isCut) await cook(change, row, { rotate, crop, focal })
  await describeFile(change, isCut ? await takeFile(change, row.id) : row, { alt, altEn, focal })
}
