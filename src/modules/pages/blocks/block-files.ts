import type { PictureData } from '#modules/files/picture.ts'
import type { EmbedPlace } from '#modules/privacy/embeds/embed.ts'

/** A file as blocks show it. */
export type BlockFile = {
  href: string
  name: string
  /** Small letters, without a dot. */
  ext: string
  type: string
  /** In bytes. */
  size: number
  /** Null for what is no picture. */
  picture: PictureData | null
}

/** What a block shows of others: its own pictures, and the frame that stands for the rest. */
export type ForeignData = { files: BlockFiles; place: EmbedPlace | null }

/** The files one block points to, by id; private and deleted ones are missing. */
export type BlockFiles = Readonly<Record<string, BlockFile>>

export function fileIn(files: BlockFiles | undefined, id: string | null): BlockFile | undefined {
  return id && files && Object.hasOwn(files, id) ? files[id] : undefined
}

/** A picture with the words this place has for it; without any, those of the file. */
export function pictureIn(
  files: BlockFiles | undefined,
  id: string | null,
  alt?: string,
): PictureData | undefined {
  const picture = fileIn(files, id)?.picture
  return picture ? { ...picture, alt: alt || picture.alt } : undefined
}
