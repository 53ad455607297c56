import { UnstyledButton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type PointerEvent, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '#kernel/admin/session.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { PAGE_RULES, pixelsOf, widthOn } from '../../model/surface-rules.ts'
import { ChromeLayer } from '../chrome/chrome-layer.tsx'
import { messages } from '../messages.ts'
import { PictureLayer } from '../pictures/picture-layer.tsx'
import { usePageRoom, useRoom, useView } from '../room/room-context.tsx'
import { CanvasFrame, type FrameSize } from './canvas-frame.tsx'
import { type PageShell, previewAddress } from './page-shell.ts'
import classes from './stage.module.css'
import { useCanvasData } from './use-canvas-data.ts'
import { useCanvasInput } from './use-canvas-input.ts'

const NARROWEST = 320

const WIDEST = 1920

const STEP = 10

const GAP = 16

const HEAD = 36

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
  const t = useMessages(messages)
  const { designer, space, surface } = useRoom()
  const wanted = useView((view) => view.width)
  const size = sizeFor(wanted, room)
  const breakpoint = surface.rules.screenAt(size.width)
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
      {surface.rules.isBroad && <WidthHandle size={size} room={room} />}
    </div>
  )
}

type RoomSize = { readonly width: number; readonly height: number }

/** A large screen fills the stage where it can; every other width is shown as it is. */
function sizeFor(wanted: number | null, { width, height }: RoomSize): FrameSize {
  const page = wanted ?? (width >= 1200 ? width : pixelsOf(PAGE_RULES, 'lg'))
  return { width: page, height, scale: Math.min(1, width / page) }
}

/** The real page with a secret address of the draft: links work, nothing can be changed. */
function PageFrame({ room }: { room: RoomSize }) {
  const t = useMessages(messages)
  const { page, lang, session } = usePageRoom()
  const wanted = useView((view) => view.width)
  const address = useQuery({
    queryKey: ['designer', 'preview', page._id, lang],
    queryFn: async () => {
      await session.getState()?.flush()
      return previewAddress(page._id, lang)
    },
    gcTime: 0,
    staleTime: 0,
  })
  const { width, height, scale } = sizeFor(wanted, room)
  if (!address.data) return <LoadingState label={t('canvas.loading')} shape="form" count={4} />
  return (
    <div className={classes.page} style={{ width: width * scale }}>
      <iframe
        className={classes.frame}
        title={t('canvas.real')}
        src={address.data}
        style={{ width, height: height / scale, transform: `scale(${scale})` }}
      />
    </div>
  )
}

/** The same page on all three kinds of screen at once; a click goes on working on one of them. */
function ThreeUp({ shell, room }: { shell: PageShell; room: RoomSize }) {
  const t = useMessages(messages)
  const { view, surface } = useRoom()
  const { rules } = surface
  const all = rules.screens.reduce((sum, { width }) => sum + width, 0)
  const scale = Math.min(1, (room.width - 2 * GAP) / all)
  return (
    <div className={classes.three}>
      {rules.screens.map(({ name, width }) => {
        const label = t(`on.${rules.name}.screens.${name}`)
        return (
          <div key={name} className={classes.small} style={{ width: width * scale }}>
            <UnstyledButton
              className={classes.smallName}
              onClick={() => view.setState({ isThreeUp: false, width: widthOn(rules, name) })}
            >
              {t('screens.open', { screen: label, width })}
            </UnstyledButton>
            <div className={classes.smallPage} style={{ height: room.height - HEAD }} inert>
              <CanvasFrame
                shell={shell}
                size={{ width, height: room.height - HEAD, scale }}
                label={label}
              />
            </div>
          </div>
        )
      })}
    </div>
  )
}

/** Draws the page wider or narrower than the three screens, as visitors' windows are. */
function WidthHandle({ size, room }: { size: FrameSize; room: RoomSize }) {
  const t = useMessages(messages)
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
