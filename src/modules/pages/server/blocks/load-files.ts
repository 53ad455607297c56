import type { Context } from '#kernel/server/context.ts'
import {
  blockLoadersOf,
  linkLoaderOf,
  type WantedBlock,
} from '#kernel/server/site/block/block-loader.ts'
import type { StoredFile } from '#modules/files/files/file.ts'
import { downloadPath } from '#modules/files/images/image-address.ts'
import { type PictureOptions, pictureOf } from '#modules/files/picture.ts'
import { arePicturesFresh, filesById, fileTag } from '#modules/files/server/api.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import type { BlockFile, BlockFiles } from '../../blocks/block-files.ts'
import { cards } from '../../blocks/cards/block.ts'
import { download } from '../../blocks/download/block.ts'
import { fileList } from '../../blocks/file-list/block.ts'
import { hero } from '../../blocks/hero/block.ts'
import { image } from '../../blocks/image/block.ts'
import { logos } from '../../blocks/logos/block.ts'
import { quote } from '../../blocks/quote/block.ts'

const onBlocks = blockLoadersOf<FileTables>()

export const loadFiles = onBlocks(
  [image, hero, cards, quote, logos, download, fileList],
  (context, blocks) => filesOf(context, blocks),
)

/** The files of all these blocks in one query; each block gets its own. */
export async function filesOf(
  { db, config, lang }: Pick<Context<FileTables>, 'db' | 'config' | 'lang'>,
  blocks: readonly Pick<WantedBlock, 'id' | 'refs'>[],
) {
  const ids = [...new Set(blocks.flatMap(({ refs }) => refs.files))]
  const options = { isFresh: arePicturesFresh(config), lang }
  const found = (await filesById(db, ids)).filter(isPublic)
  const known = new Map(found.map((file) => [file._id, toBlockFile(file, options)]))
  const data = blocks.map(({ id, refs }): [string, BlockFiles] => [id, pick(known, refs.files)])
  return { data: new Map(data), tags: ids.map(fileTag) }
}

/** Where links to files lead. */
export const loadFileLinks = linkLoaderOf<FileTables>()('file', async ({ db }, ids) => {
  const found = (await filesById(db, ids)).filter(isPublic)
  const targets = found.map((file) => {
    return [file._id, { href: downloadPath(file._id), label: file.name }] as const
  })
  return { targets: new Map(targets), tags: ids.map(fileTag) }
})

/** A shared page shows nothing that not everyone may see. */
function isPublic({ isPrivate, isMissing }: StoredFile): boolean {
  return !isPrivate && !isMissing
}

function toBlockFile(file: StoredFile, options: PictureOptions): BlockFile {
  return {
    href: downloadPath(file._id),
    name: file.name,
    ext: file.ext,
    type: file.type,
    size: file.size,
    picture: file.kind === 'image' ? pictureOf(file, options) : null,
  }
}

function pick(known: ReadonlyMap<string, BlockFile>, ids: readonly string[]): BlockFiles {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const file = known.get(id)
      return file ? [[id, file]] : []
    }),
  )
}
