import { memo } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { isEarlyAt, type RenderPosition } from '#kernel/site/block/render-blocks.tsx'
import { listKey } from '../../model/doc.ts'
import { messages } from '../messages.ts'
import { useDesigner } from '../room/room-context.tsx'
import { CanvasBlock } from './canvas-block.tsx'

const NONE: readonly string[] = []

type Props = RenderPosition & { parent: string | null; slot: string }

/** The blocks of one slot on their grid, as the website draws them, and a place where none is. */
export const CanvasList = memo(function CanvasList({ parent, slot, isEarly, share }: Props) {
  const t = useMessages(messages)
  const list = listKey(parent, slot)
  const keys = useDesigner(({ doc }) => doc.kids[list]) ?? NONE
  return (
    <div className="blocks" data-list={list}>
      {keys.map((key, at) => (
        <CanvasBlock key={key} id={key} isEarly={isEarlyAt(isEarly, at)} share={share} />
      ))}
      {keys.length === 0 && (
        <p className="designer-hole">{t(parent === null ? 'on.page.empty' : 'canvas.empty')}</p>
      )}
    </div>
  )
})
