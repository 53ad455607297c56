import { type PointerEvent, useRef } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { useRoom } from '../room/room-context.tsx'
import { texts } from '../texts.ts'
import type { FrameSize } from './canvas-frame.tsx'
import classes from './stage.module.css'
import type { RoomSize } from './stage.tsx'

const NARROWEST = 320
const WIDEST = 1920
const STEP = 10

/** Draws the page wider or narrower than the three screens, as visitors' windows are. */
export function WidthHandle({ size, room }: { size: FrameSize; room: RoomSize }) {
  const t = useTexts(texts)
  const { view } = useRoom()
  const start = useRef<{ x: number; width: number } | null>(null)
  const set = (width: number) => {
    const wide = Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)))
    view.setState({ width: wide })
  }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!start.current) return
    // The page stands in the middle: both of its edges move.
    set(start.current.width + ((event.clientX - start.current.x) * 2) / size.scale)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      className={classes.width}
      aria-label={t('screens.free')}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuenow={size.width}
      aria-valuetext={t('screens.pixels', { width: size.width })}
      onPointerDown={(event) => {
        start.current = { x: event.clientX, width: Math.min(size.width, room.width) }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        start.current = null
      }}
      onPointerCancel={() => {
        start.current = null
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') set(size.width - STEP)
        else if (event.key === 'ArrowRight') set(size.width + STEP)
        else return
        event.preventDefault()
      }}
    />
  )
}
