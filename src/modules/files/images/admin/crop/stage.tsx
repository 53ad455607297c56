import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { imageMessages } from '../../../admin/messages.ts'
import { turned } from '../../recipe.ts'
import type { PictureEdit } from '../use-picture-edit.ts'
import { CropFrame } from './crop-frame.tsx'
import { moveFocal, pointAt, rectOf } from './crop-geometry.ts'
import focalLayerClasses from './focal-layer.module.css'
import { arrowOf } from './keys.ts'
import { partStyle } from './part-style.ts'
import classes from './stage.module.css'
import { TurnedPicture } from './turned-picture.tsx'

const STEP = 0.01

const LEAP = 0.05

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

/** Sets what must stay visible: a click anywhere, or arrows on the mark. */
function FocalLayer({ edit, say }: { edit: PictureEdit; say(words: string): void }) {
  const t = useMessages(imageMessages)
  const hintId = useId()
  const { look } = edit
  const { x, y } = look.focal ?? { x: 0.5, y: 0.5 }
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const across = (event.clientX - box.left) / box.width
    const down = (event.clientY - box.top) / box.height
    edit.change({ ...look, focal: pointAt(across, down) })
  }
  const press = (event: KeyboardEvent) => {
    const arrow = arrowOf(event.key)
    if (!arrow) return
    event.preventDefault()
    const step = event.shiftKey ? LEAP : STEP
    const focal = moveFocal(look.focal, { x: arrow.x * step, y: arrow.y * step })
    edit.change({ ...look, focal })
    say(t('focal.said', { x: Math.round(focal.x * 100), y: Math.round(focal.y * 100) }))
  }
  return (
    <div className={focalLayerClasses.layer} onPointerUp={point}>
      <button
        type="button"
        className={focalLayerClasses.mark}
        data-set={look.focal !== null || undefined}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        aria-label={t('focal.mark')}
        aria-describedby={hintId}
        onKeyDown={press}
      />
      <span id={hintId} hidden>
        {t('focal.hint')}
      </span>
    </div>
  )
}
