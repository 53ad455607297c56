import type { Recipe, StoredFile } from '../../../files/file.ts'
import { turned } from '../../recipe.ts'
import classes from '../cuts.module.css'
import { sizeOf } from './crop-geometry.ts'
import type { Rect } from './crop-rect.ts'
import { TurnedPicture } from './turned-picture.tsx'

type Props = { file: StoredFile; rotate: Recipe['rotate']; part: Rect; label: string }

/** One part of the turned picture, drawn by moving and scaling all of it. */
export function CutPicture({ file, rotate, part, label }: Props) {
  const { w, h } = turned(sizeOf(file), rotate)
  return (
    <figure className={classes.cut}>
      <div className={classes.window} style={{ aspectRatio: `${part.width} / ${part.height}` }}>
        <div
          className={classes.sheet}
          style={{
            width: `${(w / part.width) * 100}%`,
            height: `${(h / part.height) * 100}%`,
            left: `${(-part.x / part.width) * 100}%`,
            top: `${(-part.y / part.height) * 100}%`,
          }}
        >
          <TurnedPicture file={file} rotate={rotate} />
        </div>
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
