import { useElementSize } from '@mantine/hooks'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '#kernel/admin/session.tsx'
import { ChromeLayer } from '../chrome/chrome-layer.tsx'
import { PictureLayer } from '../pictures/picture-layer.tsx'
import { useRoom, useView } from '../room/room-context.tsx'
import { breakpointAt, SCREEN_WIDTHS } from '../room/view-store.ts'
import { texts } from '../texts.ts'
import { CanvasFrame, type FrameSize } from './canvas-frame.tsx'
import { PageFrame } from './page-frame.tsx'
import type { PageShell } from './page-shell.ts'
import classes from './stage.module.css'
import { ThreeUp } from './three-up.tsx'
import { useCanvasData } from './use-canvas-data.ts'
import { useCanvasInput } from './use-canvas-input.ts'
import { WidthHandle } from './width-handle.tsx'

/** The page as wide as the chosen screen, made smaller where there is less room. */
export function Stage({ shell }: { shell: PageShell }) {
  const { ref, width, height } = useElementSize()
  const mode = useView((view) => view.mode)
  const isThreeUp = useView((view) => view.isThreeUp)
  useCanvasData()
  const room = { width: Math.floor(width), height: Math.floor(height) }
  return (
    <div className={classes.stage}>
      <div className={classes.gutter} data-designer="gutter" />
      <div ref={ref} className={classes.room}>
        {width > 0 && mode === 'iframe' && <PageFrame room={room} />}
        {width > 0 && mode === 'designer' && isThreeUp && <ThreeUp shell={shell} room={room} />}
        {width > 0 && mode === 'designer' && !isThreeUp && <OnePage shell={shell} room={room} />}
      </div>
    </div>
  )
}

function OnePage({ shell, room }: { shell: PageShell; room: RoomSize }) {
  const t = useTexts(texts)
  const { designer, space } = useRoom()
  const wanted = useView((view) => view.width)
  const size = sizeFor(wanted, room)
  const breakpoint = breakpointAt(size.width)
  const screen = useStore(designer.store, (state) => state.breakpoint)
  const open = useCanvasInput()
  useEffect(() => {
    if (screen !== breakpoint) designer.show(breakpoint)
    space.scale = size.scale
  }, [designer, screen, breakpoint, space, size.scale])
  return (
    <div className={classes.page} style={{ width: size.width * size.scale }}>
      <CanvasFrame shell={shell} size={size} label={t('canvas.label')} onOpen={open} />
      <ChromeLayer />
      <PictureLayer />
      <WidthHandle size={size} room={room} />
    </div>
  )
}

export type RoomSize = { readonly width: number; readonly height: number }

/** A large screen fills the stage where it can; every other width is shown as it is. */
export function sizeFor(wanted: number | null, { width, height }: RoomSize): FrameSize {
  const page = wanted ?? (width >= 1200 ? width : SCREEN_WIDTHS.lg)
  return { width: page, height, scale: Math.min(1, width / page) }
}
