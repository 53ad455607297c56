import type { Recipe, StoredFile } from '../../../files/file.ts'
import { downloadPath, wholeGridref } from '../../image-address.ts'
import { turned } from '../../recipe.ts'
import { sizeOf } from './crop-geometry.ts'
import classes from './turned-picture.module.css'

type Props = { file: StoredFile; rotate: Recipe['rotate'] }

/** All of the original, turned; it fills a box that has the shape of the turned picture. */
export function TurnedPicture({ file, rotate }: Props) {
  const size = sizeOf(file)
  const { w, h } = turned(size, rotate)
  return (
    <img
      className={classes.picture}
      src={wholePath(file)}
      alt=""
      draggable={false}
      style={{
        width: `${(size.w / w) * 100}%`,
        height: `${(size.h / h) * 100}%`,
        transform: `translate(-50%, -50%) rotate(${rotate}deg)`,
      }}
    />
  )
}

function wholePath(file: StoredFile): string {
  return downloadPath(file._id, wholeGridref({ gridref: file.gridref, width: sizeOf(file).w }))
}
