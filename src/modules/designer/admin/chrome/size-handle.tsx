import type { KeyboardEvent, PointerEvent } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { COLUMNS, sizesOf } from '#kernel/site/block/breakpoints.ts'
import { resize, resizeBy } from '../../model/change.ts'
import { typeAt } from '../../model/rules.ts'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import { texts } from '../texts.ts'
import classes from './chrome.module.css'
import { startResize } from './resize-session.ts'

/** The right edge of the selected block: draws it wider or narrower on the present screen. */
export function SizeHandle({ id }: { id: string }) {
  const t = useTexts(texts)
  const { designer, space } = useRoom()
  const at = useDesigner((state) => state.breakpoint)
  const columns = useDesigner(({ doc }) => sizesOf(doc.nodes[id]?.block.attrs)[at])
  if (!typeAt(designer.ground(), id)?.caps.resizable) return null
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
