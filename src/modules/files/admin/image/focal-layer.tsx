import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import classes from './focal-layer.module.css'
import { arrowOf } from './keys.ts'
import { moveFocal, pointAt } from './look.ts'
import { imageTexts } from './texts.ts'
import type { PictureEdit } from './use-picture-edit.ts'

const STEP = 0.01
const LEAP = 0.05

/** Sets what must stay visible: a click anywhere, or arrows on the mark. */
export function FocalLayer({ edit, say }: { edit: PictureEdit; say(words: string): void }) {
  const t = useTexts(imageTexts)
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
    <div className={classes.layer} onPointerUp={point}>
      <button
        type="button"
        className={classes.mark}
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
