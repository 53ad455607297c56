import type { KeyboardEvent, RefObject } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { adminTexts } from '../../../admin/texts.ts'
import { boardCommand, neighbour } from './board-keys.ts'
import { nearestWay } from './board-moves.ts'
import { cardAt, focusCard, openCardMenu } from './cards.ts'
import type { BoardMoves } from './use-board-moves.ts'
import type { Column } from './use-columns.ts'

type Parts = { root: RefObject<HTMLElement | null>; mayMove: boolean; moves: BoardMoves }

/** Arrows go from card to card, with Shift they take the card along, M opens its menu. */
export function useBoardKeys(columns: readonly Column[], { root, mayMove, moves }: Parts) {
  const t = useTexts(adminTexts)
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
    if (command.do === 'menu') return openCardMenu(root.current, id)
    const cards = columns.map(({ isOpen, query }) =>
      isOpen ? (query?.data?.bugs ?? []).map((bug) => bug._id) : [],
    )
    const to = neighbour(cards, id, command)
    if (to) focusCard(root.current, to)
  }
}
