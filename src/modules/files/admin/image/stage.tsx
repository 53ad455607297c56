import { VisuallyHidden } from '@mantine/core'
import { useRef, useState } from 'react'
import { turned } from '../../recipe.ts'
import { CropFrame } from './crop-frame.tsx'
import { FocalLayer } from './focal-layer.tsx'
import { rectOf } from './look.ts'
import { partStyle } from './part-style.ts'
import classes from './stage.module.css'
import { TurnedPicture } from './turned-picture.tsx'
import type { PictureEdit } from './use-picture-edit.ts'

export type Tool = 'crop' | 'focal'

type Props = {
  edit: PictureEdit
  tool: Tool
  ratio: number | null
  /** The original instead of what was made of it. */
  isBefore: boolean
}

/** The picture to work on, with what is cut off in the dark. */
export function Stage({ edit, tool, ratio, isBefore }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const { look, original, base } = edit
  const rotate = isBefore ? 0 : look.rotate
  const size = turned(original, rotate)
  const shape = size.w / size.h
  const scale = () => size.w / (box.current?.getBoundingClientRect().width || size.w)
  return (
    <div className={classes.ground}>
      <div
        ref={box}
        className={classes.stage}
        style={{ aspectRatio: shape, width: `min(100%, calc(var(--stage-height) * ${shape}))` }}
      >
        <div className={classes.sheet}>
          <TurnedPicture file={base} rotate={rotate} />
          {!isBefore && (
            <div className={classes.shade} style={partStyle(rectOf(look, original), size)} />
          )}
        </div>
        {!isBefore && tool === 'crop' && (
          <CropFrame edit={edit} ratio={ratio} scale={scale} say={setSaid} />
        )}
        {!isBefore && tool === 'focal' && <FocalLayer edit={edit} say={setSaid} />}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}
