import { ActionIcon } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { COLUMNS, sizesOf } from '#kernel/site/block/breakpoints.ts'
import { useKeptClear } from '#ui/foot-bar/use-kept-clear.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { resize, resizeBy } from '../../model/commands/change.ts'
import { typeAt } from '../../model/commands/rules.ts'
import { nameOf } from '../../model/commands/step-words.ts'
import { placeOf } from '../../model/walk-doc.ts'
import { neighbourOf } from '../../model/widths.ts'
import { messages } from '../messages.ts'
import { useDesigner, useRoom, useView } from '../room/room-context.tsx'
import { TextBubble } from '../text/text-bubble.tsx'
import { BlockRail } from './block-rail.tsx'
import classes from './chrome.module.css'
import { follow } from './follow.ts'
import { startResize } from './resize-session.ts'

/** Where the controls of a block stand at the foot of the window. */
const NARROW = '(max-width: 62em)'

/** Everything drawn over the page: it stands outside of it, so no style of the page reaches it. */
export function ChromeLayer() {
  const { space, designer, view } = useRoom()
  const box = useRef<HTMLDivElement>(null)
  const hover = useRef<HTMLDivElement>(null)
  const others = useRef<HTMLDivElement>(null)
  const rail = useRef<HTMLDivElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  useKeptClear(rail, 'foot', useMediaQuery(NARROW) ?? false)
  useEffect(() => {
    const update = () => {
      if (!box.current || !hover.current || !others.current) return
      follow(
        { space, designer, view },
        {
          box: box.current,
          hover: hover.current,
          others: others.current,
          rail: rail.current,
          bubble: bubble.current,
        },
      )
    }
    const ends = [
      space.onChange(update),
      designer.store.subscribe(() => space.changed()),
      view.subscribe(() => space.changed()),
    ]
    space.changed()
    return () => {
      for (const end of ends) end()
    }
  }, [space, designer, view])
  return (
    <>
      <div className={classes.layer}>
        <div ref={hover} className={classes.hover} hidden />
        <div ref={others} className={classes.others} />
        <div ref={box} className={classes.box} hidden>
          <SelectedMarks />
        </div>
        <div data-designer="grid" className={classes.grid} hidden />
        <div data-designer="line" className={classes.line} hidden />
        <div data-designer="badge" className={classes.badge} hidden />
        <div ref={bubble} className={classes.bubble}>
          <TextBubble />
        </div>
      </div>
      <div ref={rail} className={classes.rail} hidden>
        <BlockRail />
      </div>
      <div data-designer="row" className={classes.row} hidden />
      <div data-designer="ghost" className={classes.ghost} hidden />
    </>
  )
}

/** Name, width and the ways to a further block, on the frame of the selected one. */
function SelectedMarks() {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const { designer, view, isFixed, surface } = useRoom()
  const key = useDesigner(({ selection }) => selection.at(-1))
  const count = useDesigner(({ selection }) => selection.length)
  const breakpoint = useDesigner((state) => state.breakpoint)
  // Out of sight while a text is written, and then not drawn with every letter.
  const node = useDesigner(({ doc, writing }) => (writing ? undefined : doc.nodes[key ?? '']))
  const part = useView((now) => now.part)
  if (key === undefined && part) {
    return <span className={classes.tag}>{t(`frame.${part}`)}</span>
  }
  if (key === undefined || !node) return null
  const name = nameOf(designer.ground(), [key])[lang]
  const isFirst = placeOf(designer.store.getState().doc, key)?.index === 0
  const hasRoom =
    surface.rules.sizedAt.includes(breakpoint) &&
    sizesOf(node.block.attrs)[breakpoint] < COLUMNS &&
    neighbourOf(designer.store.getState().doc, key, breakpoint) === undefined
  const insert = (by: 0 | 1) => {
    const place = placeOf(designer.store.getState().doc, key)
    if (place) view.setState({ inserting: { ...place, index: place.index + by } })
  }
  const plus = (side: 'before' | 'after' | 'beside') => (
    <ActionIcon
      size={22}
      radius="xl"
      variant="filled"
      className={classes[side]}
      aria-label={t(`canvas.${side}`, { name })}
      tabIndex={-1}
      onClick={() => insert(side === 'before' ? 0 : 1)}
    >
      <IconPlus {...SMALL_ICON} />
    </ActionIcon>
  )
  return (
    <>
      <span className={classes.tag}>{name}</span>
      {count === 1 && !isFixed && (
        <>
          {isFirst && plus('before')}
          {plus('after')}
          {hasRoom && plus('beside')}
        </>
      )}
      {!isFixed && <SizeHandle id={key} />}
    </>
  )
}

/** The right edge of the selected block: draws it wider or narrower on the present screen. */
function SizeHandle({ id }: { id: string }) {
  const t = useMessages(messages)
  const { designer, space, surface } = useRoom()
  const at = useDesigner((state) => state.breakpoint)
  const columns = useDesigner(({ doc }) => sizesOf(doc.nodes[id]?.block.attrs)[at])
  const isSized = surface.rules.sizedAt.includes(at)
  if (!isSized || !typeAt(designer.ground(), id)?.caps.resizable) return null
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    const { selection } = designer.store.getState()
    startResize({
      event: event.nativeEvent,
      handle: event.currentTarget,
      space,
      designer,
      keys: selection.includes(id) ? selection : [id],
      onEnd: (size) => designer.run(resize(designer.ground(), size.keys, { at, ...size })),
    })
  }
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0 || event.altKey) return
    event.preventDefault()
    const { selection } = designer.store.getState()
    const wish = { at, by, withNeighbour: event.shiftKey }
    designer.run(resizeBy(designer.ground(), selection, wish))
  }
  return (
    <button
      type="button"
      role="slider"
      data-designer="size"
      className={classes.handle}
      aria-label={t('size.label')}
      aria-valuemin={1}
      aria-valuemax={COLUMNS}
      aria-valuenow={columns}
      aria-valuetext={t('size.value', { columns })}
      onPointerDown={press}
      onKeyDown={step}
    />
  )
}
