import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { imageMessages } from '../../../admin/messages.ts'
import type { Recipe } from '../../../files/file.ts'
import { turned } from '../../recipe.ts'
import type { PictureEdit } from '../use-picture-edit.ts'
import classes from './crop-frame.module.css'
import { rectOf } from './crop-geometry.ts'
import {
  cropOf,
  HANDLES,
  type Handle,
  moveRect,
  type Rect,
  resizeRect,
  type Shift,
} from './crop-rect.ts'
import { rectAfterKey } from './keys.ts'
import { partStyle } from './part-style.ts'

type Drag<Start> = {
  /** How many picture pixels one pixel of the screen is. */
  scale(): number
  start(): Start
  move(start: Start, by: Shift): void
  end(start: Start): void
}

type Props = {
  edit: PictureEdit
  ratio: number | null
  scale(): number
  say(words: string): void
}

/** The cut: moved by dragging it or by arrows, resized by its handles or by Shift and arrows. */
export function CropFrame({ edit, ratio, scale, say }: Props) {
  const t = useMessages(imageMessages)
  const hintId = useId()
  const { look, original } = edit
  const size = turned(original, look.rotate)
  const rect = rectOf(look, original)
  const withRect = (from: Recipe, next: Rect): Recipe => ({ ...from, crop: cropOf(next, size) })

  const press = (event: KeyboardEvent) => {
    const next = rectAfterKey(rect, event, { size, ratio })
    if (!next) return
    event.preventDefault()
    edit.change(withRect(look, next))
    say(t('crop.said', { ...next }))
  }
  const drag = { scale, start: () => look, end: edit.settle }
  const mover = useDrag({
    ...drag,
    move: (from, by) => edit.draw(withRect(from, moveRect(rectOf(from, original), by, size))),
  })
  return (
    <div className={classes.frame} style={partStyle(rect, size)}>
      <button
        type="button"
        className={classes.mover}
        aria-label={t('crop.move')}
        aria-describedby={hintId}
        onKeyDown={press}
        {...mover}
      />
      {HANDLES.map((handle) => (
        <CropHandle
          key={handle}
          handle={handle}
          drag={{
            ...drag,
            move: (from, by) => {
              const next = resizeRect(rectOf(from, original), { handle, by }, { size, ratio })
              edit.draw(withRect(from, next))
            },
          }}
        />
      ))}
      <span id={hintId} hidden>
        {t('crop.hint')}
      </span>
    </div>
  )
}

type HandleProps = { handle: Handle; drag: Parameters<typeof useDrag<Recipe>>[0] }

/** For pointers only: keyboards have Shift and the arrows. */
function CropHandle({ handle, drag }: HandleProps) {
  return <span className={classes.handle} data-handle={handle} aria-hidden {...useDrag(drag)} />
}

/**
 * Follows one finger or the mouse from where it went down, in pixels of the picture.
 * @example <span {...useDrag({ scale, start: () => look, move, end })} />
 */
function useDrag<Start>({ scale, start, move, end }: Drag<Start>) {
  const held = useRef<{ pointer: number; x: number; y: number; start: Start } | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || held.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { clientX: x, clientY: y, pointerId: pointer } = event
      held.current = { pointer, x, y, start: start() }
    },
    onPointerMove: (event: PointerEvent) => {
      const from = held.current
      if (from?.pointer !== event.pointerId) return
      const by = { x: (event.clientX - from.x) * scale(), y: (event.clientY - from.y) * scale() }
      move(from.start, by)
    },
    onLostPointerCapture: () => {
      const from = held.current
      held.current = null
      if (from) end(from.start)
    },
  }
}
