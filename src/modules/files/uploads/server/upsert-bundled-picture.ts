import { Readable } from 'node:stream'
import type { Label } from '#kernel/i18n/messages.ts'
import { AppError } from '#kernel/server/app-error.ts'
import type { Recipe } from '../../files/file.ts'
import { describeFile, takeFile } from '../../files/server/change-file.ts'
import { type FileRow, findFile } from '../../files/server/queries.ts'
import { gridrefsOf } from '../../images/server/derivatives.ts'
import { keepForm } from '../../images/server/make-form.ts'
import type { FileScope } from '../../server/unit-of-work.ts'
import type { Placing } from './store-file.ts'
import { uploadFile } from './upload-files.ts'

/** One of the sizes a picture is offered in, made ahead. */
export type MadeSize = { width: number; type: string; bytes: Buffer }

/** A picture that code brings along, with what people would write about it. */
type PictureToKeep = {
  name: string
  bytes: Buffer
  sizes: readonly MadeSize[]
  alt: Label
  focal: Recipe['focal']
  folder: string
  tags: readonly string[]
}

/** Keeps a picture; one whose bytes are there already is described anew instead. */
export async function upsertBundledPicture(
  scope: FileScope,
  picture: PictureToKeep,
): Promise<string> {
  const { name, bytes, alt, focal, folder, tags } = picture
  const placing: Placing = { folder, tags, isPrivate: false, owner: null }
  const id = await uploadFile(scope, { name, bytes: Readable.from([bytes]) }, placing).catch(known)
  await scope.change(async (change) => {
    const words = { alt: alt.de, altEn: alt.en, focal, folder, tags: [...tags] }
    await describeFile(change, await takeFile(change, id), words)
  })
  await keepSizes(scope, await findFile(scope.db, id), picture)
  return id
}

/** The original is also the widest of its sizes; one that was turned or cut has others by now. */
async function keepSizes(scope: FileScope, row: FileRow, { sizes, bytes }: PictureToKeep) {
  if (row.recipe.rotate !== 0 || row.recipe.crop) return
  const { gridrefs, gridrefs_ng } = gridrefsOf(row)
  const all = [...sizes, { width: row.width, type: row.type, bytes }]
  const offered = [...gridrefs, ...gridrefs_ng].flatMap(({ gridref, res, type }) => {
    const made = all.find((size) => size.width === res.w && size.type === type)
    return made ? [{ gridref, type, width: res.w, height: res.h, bytes: made.bytes }] : []
  })
  await Promise.all(offered.map((made) => keepForm(scope, row, made)))
}

function known(error: unknown): string {
  const file = error instanceof AppError && error.code === 'C1' ? error.details.file : undefined
  if (typeof file === 'object' && file !== null && '_id' in file && typeof file._id === 'string')
    return file._id
  throw error
}
