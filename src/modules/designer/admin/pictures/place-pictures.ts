import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { StoredFile } from '#modules/files/files/file.ts'
import { image } from '#modules/pages/blocks/image/block.ts'
import type { Command } from '../../model/commands/command.ts'
import { setBlock } from '../../model/commands/edits.ts'
import { insertAll, insertNew, withFreshIds } from '../../model/commands/insert.ts'
import type { Ground } from '../../model/commands/rules.ts'
import { nameOf, words } from '../../model/commands/step-words.ts'
import { addBlocks } from '../../model/doc.ts'
import { placeOf } from '../../model/walk-doc.ts'
import type { PictureTarget } from './picture-target.ts'

type Stored = Pick<StoredFile, '_id'>
type Placing = { target: PictureTarget; files: readonly Stored[]; lang: Lang }

/**
 * Puts stored pictures where they were dropped, as one step: the first replaces, all others become
 * blocks of their own. Undefined where they have no place.
 */
export function placePictures(ground: Ground, placing: Placing): Command | undefined {
  const { target, files, lang } = placing
  const [first, ...others] = files
  if (!first) return undefined
  if (target.kind === 'replace') return replacing(ground, target.key, [first, ...others])
  if (target.kind === 'gallery') return undefined
  if (others.length > 0) {
    const label = words('insert', { name: words('blocks', { count: files.length }) })
    return insertAll(ground, files.map(blockOf), { aim: target.aim, label })
  }
  const type = { ...image, defaults: () => propsOf(first) }
  return insertNew(ground, type, { aim: target.aim, lang })
}

function replacing(
  ground: Ground,
  key: string,
  [first, ...others]: readonly [Stored, ...Stored[]],
): Command | undefined {
  const place = placeOf(ground.doc, key)
  if (!place) return undefined
  const fresh = others.map((file) => withFreshIds(ground.types, blockOf(file)))
  const aim = { ...place, index: place.index + 1 }
  return {
    label: words('change', { name: nameOf(ground, [key]) }),
    change: (doc) => {
      setBlock(doc, key, (block) => withPicture(block, first))
      if (fresh.length > 0) addBlocks(ground.types, doc, { aim, blocks: fresh })
    },
    select: () => [key, ...fresh.flatMap(({ id }) => id ?? [])],
  }
}

/** Words about the picture before would be wrong about this one. */
function withPicture(block: Block, { _id }: Stored): Block {
  const { alt: _, isDecorative: __, ...kept } = block.props
  return { ...block, props: { ...kept, file: _id } }
}

function blockOf(file: Stored): Block {
  return { type: image.name, v: image.v, props: propsOf(file) }
}

function propsOf({ _id }: Stored): { file: string } {
  return { file: _id }
}
