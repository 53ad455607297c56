import { cook, describeFile, mustFit, takeFile } from '../../files/server/change-file.ts'
import type { FileRow } from '../../files/server/queries.ts'
import type { FileChange } from '../../server/unit-of-work.ts'
import type { PictureEdit } from '../image.calls.ts'

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
