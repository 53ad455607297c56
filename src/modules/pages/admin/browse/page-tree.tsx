import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import type { Page } from '../../contract-page.ts'
import { browseMessages } from '../messages.ts'
import { usePublishNeeds } from '../shown-page.ts'
import { aimOf, type TreeAim, treeDragging } from '../tree/tree-dragging.ts'
import type { Step } from '../tree/tree-moves.ts'
import { type TreeRow, treeRows } from '../tree/tree-rows.ts'
import type { TreeMoves } from '../tree/use-tree-moves.ts'
import type { PageActions } from './page-actions.ts'
import { PageRow } from './page-row.tsx'
import classes from './pages-screen.module.css'
import { type Chosen, toggled } from './use-chosen.ts'

type Props = {
  moves: TreeMoves
  chosen: Chosen
  actions: PageActions
  /** Found pages stand one below the other and cannot be put in order. */
  isFlat: boolean
  onRemove(page: Page): void
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** The pages in the order of the menu: dragged, or moved by Alt and arrow keys. */
export function PageTree({ moves, chosen, actions, isFlat, onRemove }: Props) {
  const t = useMessages(browseMessages)
  const { nonce } = useSession()
  const { toChange } = usePublishNeeds()
  const isMovable = useCan()(staff('pages', 'edit')) && !isFlat
  const mayMove = (page: Page) => isMovable && !toChange(page)
  const list = useRef<HTMLUListElement>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [aim, setAim] = useState<TreeAim>()
  const rows = isFlat ? flatRows(moves.pages) : treeRows(moves.pages, closed)
  const dragging = useMemo(() => treeDragging(nonce), [nonce])
  const toggle = (id: string) => setClosed((now) => toggled(now, id))
  const find = (id: unknown) => moves.pages.find(({ _id }) => _id === id)

  const drop = (event: DragEndEvent) => {
    setAim(undefined)
    const page = find(event.operation.source?.id)
    if (page && aim && !event.canceled) void moves.drop(page, aim)
  }
  const obey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || !event.altKey || !isMovable || !(event.target instanceof Element)) return
    const page = find(event.target.closest('[data-page]')?.getAttribute('data-page'))
    if (!page || !mayMove(page)) return
    event.preventDefault()
    void moves.step(page, step).then(() => focusRow(list.current, page._id))
  }
  return (
    <DragDropProvider {...dragging} onDragMove={(event) => setAim(aimOf(event))} onDragEnd={drop}>
      {/* The keys work on the rows inside; the list itself is no control. */}
      <ul
        ref={list}
        className={classes.list}
        aria-label={t(isFlat ? 'list.found' : 'list.label')}
        onKeyDown={obey}
      >
        {rows.map((row) => (
          <PageRow
            key={row.page._id}
            row={row}
            page={row.page}
            actions={actions}
            isMovable={mayMove(row.page)}
            isTarget={isMovable}
            isChosen={chosen.has(row.page._id)}
            drop={aim?.target === row.page._id ? aim.side : undefined}
            onChoose={() => chosen.toggle(row.page._id)}
            onToggle={() => toggle(row.page._id)}
            onStep={mayMove(row.page) ? (step) => void moves.step(row.page, step) : undefined}
            onRemove={onRemove}
          />
        ))}
      </ul>
      {isMovable && <p className={classes.keys}>{t('list.keys')}</p>}
      <VisuallyHidden role="status">{moves.said}</VisuallyHidden>
    </DragDropProvider>
  )
}

function flatRows(pages: readonly Page[]): TreeRow<Page>[] {
  return pages.map((page, at) => ({
    page,
    level: 1,
    hasChildren: false,
    isOpen: false,
    place: at + 1,
    count: pages.length,
  }))
}

function focusRow(list: HTMLElement | null, id: string): void {
  list?.querySelector<HTMLElement>(`[data-page="${id}"] a`)?.focus()
}
