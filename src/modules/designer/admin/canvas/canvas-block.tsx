import { cloneElement, memo, type ReactElement, type ReactNode, useRef } from 'react'
import { useStore } from 'zustand'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import type { Block } from '#kernel/site/block/block.ts'
import { NO_BLOCK_DATA } from '#kernel/site/block/block-data.ts'
import type { BlockType } from '#kernel/site/block/block-type.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import {
  drawBlock,
  type Pen,
  type RenderPosition,
  renderBlocks,
} from '#kernel/site/block/render-blocks.tsx'
import { isObject, typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import type { Writing } from '../../model/designer-store.ts'
import { messages } from '../messages.ts'
import { type Room, useDesigner, useRoom } from '../room/room-context.tsx'
import { RichWriter } from '../text/rich-writer.tsx'
import { CanvasList } from './canvas-list.tsx'

type Props = RenderPosition & { id: string }

/** One block, drawn by the view of the website; it follows its own changes alone. */
export const CanvasBlock = memo(function CanvasBlock({ id, isEarly, share }: Props) {
  const room = useRoom()
  const node = useDesigner(({ doc }) => doc.nodes[id])
  const writing = useDesigner((state) => (state.writing?.key === id ? state.writing : null))
  const drawn = useRef<ReactNode>(null)
  const pen = usePen(room, node?.block)
  const hint = useHint(room)
  const tokens = useStore(room.data, (now) => now.tokens)
  if (!node) return null
  const { block } = node
  if (!block.props || !typeOf(room.tools.types, block))
    return <UnknownBlock id={id} block={block} />
  // The browser writes into what was drawn: drawing it anew would move the cursor.
  if (writing && !writing.isRich && drawn.current) return drawn.current
  const { embedded } = room.data.getState()
  const views = writing?.isRich ? withWriter(room, block, writing) : pen.views
  drawn.current = drawBlock(
    { ...pen, views, guard: hint },
    { block: fillTokens(block, tokens), key: id, isEarly, share },
    (type, inside) => fill({ type, id, inside, held: embedded[block.id ?? ''], pen }),
  )
  return drawn.current
})

function usePen({ tools, data, lang }: Room, block: Block | undefined): Pen {
  const own = useStore(data, ({ blocks }) => blocks[block?.id ?? ''])
  const embedded = useStore(data, ({ embedded: all }) => all[block?.id ?? ''])
  const linkTo = useStore(data, (now) => now.linkTo)
  const id = block?.id ?? ''
  return {
    types: tools.types,
    views: tools.views,
    lang,
    linkTo,
    isMarked: true,
    data: {
      ...NO_BLOCK_DATA,
      blocks: own === undefined ? {} : { [id]: own },
      embedded: embedded ? { [id]: embedded } : {},
    },
  }
}

/** A block that draws nothing yet says what it is, and sample content that it is one. */
function useHint({ tools }: Room) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  return (drawn: ReactElement, block: Block): ReactNode => {
    const attributes: Record<string, string> = block.sample
      ? { 'data-sample': t('samples.mark') }
      : {}
    if (isObject(drawn.props) && drawn.props['data-empty']) {
      const name = tools.types.get(block.type)?.label[lang] ?? block.type
      attributes['data-hint'] = t('canvas.emptyBlock', { name })
    }
    return Object.keys(attributes).length > 0 ? cloneElement(drawn, attributes) : drawn
  }
}

type Filling = {
  type: BlockType
  id: string
  inside: RenderPosition
  held: readonly Block[] | undefined
  pen: Pen
}

/** Slots hold lists of their own; what a global block shows belongs to another page. */
function fill({ type, id, inside, held, pen }: Filling): Record<string, ReactNode> {
  if (held) return { blocks: renderBlocks({ ...pen, isMarked: false, blocks: held }) }
  return Object.fromEntries(
    (type.slots ?? []).map((slot) => [
      slot,
      <CanvasList key={slot} parent={id} slot={slot} {...inside} />,
    ]),
  )
}

/** The text's own view for the time in which it is written. */
function withWriter({ tools }: Room, block: Block, writing: Writing): Pen['views'] {
  const look = typeof block.props.look === 'string' ? block.props.look : 'body'
  const Writer = () => (
    <div className={`rich rich-${look}`}>
      <RichWriter writing={writing} />
    </div>
  )
  return new Map([...tools.views, [block.type, Writer]])
}

/** Nothing of ours can draw it: it is shown as what it is, and kept. */
function UnknownBlock({ id, block }: { id: string; block: Block }) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  return (
    <div className="block designer-unknown" data-block={id} lang={lang}>
      <p>{t('canvas.unknown', { type: block.type })}</p>
    </div>
  )
}
