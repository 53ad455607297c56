import type { PictureEdit } from '../contract-images.ts'
import { cook, describeFile, mustFit, takeFile } from './change-file.ts'
import type { FileRow } from './queries.ts'
import type { FileChange } from './unit-of-work.ts'

/** A moved focal point alone needs no new pictures: layouts cut with the ones there are. */
export async function editPicture(
  change: FileChange,
  row: FileRow,
  edit: PictureEdit,
): Promise<void> {
  const { alt, altEn, focal, rotate, crop } = edit
  const { recipe } = row
  mustFit(row, edit)
  const isCut = JSON.stringify([recipe.rotate, recipe.crop]) !== JSON.stringify([rotate, crop])
  if (isCut) await cook(change, row, { rotate, crop, focal })
  await describeFile(change, isCut ? await takeFile(change, row.id) : row, { alt, altEn, focal })
}
