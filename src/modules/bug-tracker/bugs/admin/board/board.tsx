import { Accessibility, Feedback, PointerSensor, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import type { ListProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import { Status } from '../../bug-values.ts'
import type { BugQuery, SomeBug } from '../bug-calls.ts'
import classes from './board.module.css'
import { BoardColumn } from './board-column.tsx'
import { boardCommand, neighbour } from './board-keys.ts'
import { nearestWay } from './board-moves.ts'
import { cardAt, focusCard } from './cards.ts'
import { type BoardMoves, useBoardMoves } from './use-board-moves.ts'
import { type Column, useColumns } from './use-columns.ts'

type Parts = {
  root: RefObject<HTMLElement | null>
  mayMove: boolean
  moves: BoardMoves
  onMenu(id: string): void
}

/** Bugs by status: cards are dragged, moved by key or by menu, always along the life cycle. */
export function Board({ search, sort, filters }: ListProps<SomeBug, BugQuery>) {
  const t = useMessages(adminMessages)
  const { nonce } = useSession()
  const mayMove = useCan()(staff('bug-tracker', 'edit'))
  const root = useRef<HTMLDivElement>(null)
  const columns = useColumns({ search, sort, filters })
  const moves = useBoardMoves(columns, root)
  // Kept here and not by the card: one that is drawn anew while it moves would close its menu.
  const [menu, setMenu] = useState<string>()
  const obey = useBoardKeys(columns, { root, mayMove, moves, onMenu: setMenu })
  const dragging = useMemo(() => boardDragging(nonce), [nonce])
  const drop = ({ canceled, operation: { source, target } }: DragEndEvent) => {
    const to = Status.safeParse(target?.id)
    const bug = moves.find(String(source?.id))
    if (!canceled && bug && to.success && to.data !== bug.status) moves.start(bug, to.data)
  }
  return (
    <DragDropProvider {...dragging} onDragEnd={drop}>
      {/* The keys work on the cards inside; the frame itself is no control. */}
      <section ref={root} aria-label={t('board.label')} className={classes.board} onKeyDown={obey}>
        {columns.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            mayMove={mayMove}
            menu={{ of: menu, onChange: setMenu }}
            onMove={moves.start}
          />
        ))}
      </section>
      {mayMove && <p className={classes.keys}>{t('board.keys')}</p>}
      <VisuallyHidden role="status">{moves.said}</VisuallyHidden>
      {moves.dialog}
    </DragDropProvider>
  )
}

type Input = Parameters<typeof DragDropProvider>[0]

/**
 * Cards are links with a menu, moved by keys of the board's own: the library must neither make them
 * buttons nor take their keys. A copy is dragged, so that the card itself stays in its column.
 */
function boardDragging(nonce: string): Pick<Input, 'plugins' | 'sensors'> {
  return {
    plugins: (defaults) => [
      ...defaults.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
      Feedback.configure({ feedback: 'clone', dropAnimation: null }),
      StyleInjector.configure({ nonce }),
    ],
    sensors: [
      PointerSensor.configure({
        preventActivation: ({ target }) =>
          target instanceof Element && target.closest('button') !== null,
      }),
    ],
  }
}

/** Arrows go from card to card, with Shift they take the card along, M opens its menu. */
function useBoardKeys(columns: readonly Column[], { root, mayMove, moves, onMenu }: Parts) {
  const t = useMessages(adminMessages)
  const shift = (id: string, step: 1 | -1) => {
    const bug = moves.find(id)
    if (!bug || !mayMove) return
    const order = columns.map(({ status }) => status)
    const to = nearestWay(bug.status, order, step)
    if (to) moves.start(bug, to)
    else moves.say(t('board.noWay'))
  }
  return (event: KeyboardEvent) => {
    const id = cardAt(event.target)
    const command = boardCommand(event)
    if (!id || !command || event.defaultPrevented) return
    event.preventDefault()
    if (command.do === 'move') return shift(id, command.step)
    if (command.do === 'menu') return mayMove ? onMenu(id) : undefined
    const cards = columns.map(({ isOpen, query }) =>
      isOpen ? (query?.data?.bugs ?? []).map((bug) => bug._id) : [],
    )
    const to = neighbour(cards, id, command)
    if (to) focusCard(root.current, to)
  }
}
