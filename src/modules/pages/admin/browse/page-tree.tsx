import { Accessibility, Feedback, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider, type DragEndEvent, type DragMoveEvent } from '@dnd-kit/react'
import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import type { Page } from '../../contract-page.ts'
import { browseMessages } from '../messages.ts'
import { usePublishNeeds } from '../shown-page.ts'
import type { Side, Step } from '../tree/tree-moves.ts'
import { type TreeRow, treeRows } from '../tree/tree-rows.ts'
import type { PageActions } from './page-actions.ts'
import { PageRow } from './page-row.tsx'
import classes from './pages-screen.module.css'
import { type Chosen, toggled } from './use-chosen.ts'
import type { TreeMoves } from './use-tree-moves.ts'

type Input = Parameters<typeof DragDropProvider>[0]

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
  const [aim, setAim] = useState<Aim>()
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

type Aim = { target: string; side: Side }

function aimOf({ operation, to }: DragMoveEvent): Aim | undefined {
  const { target, position, source } = operation
  const box = target?.element?.getBoundingClientRect()
  if (!target || !box || target.id === source?.id) return undefined
  return { target: String(target.id), side: sideAt(to?.y ?? position.current.y, box) }
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

/** Rows are moved by keys of the tree's own, so the library leaves roles and keys alone. */
function treeDragging(nonce: string): Pick<Input, 'plugins'> {
  return {
    plugins: (defaults) => [
      ...defaults.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
      Feedback.configure({ feedback: 'clone', dropAnimation: null }),
      StyleInjector.configure({ nonce }),
    ],
  }
}

/** The upper and lower quarter of a row mean beside it, what is between means below it. */
function sideAt(y: number, { top, height }: { top: number; height: number }): Side {
  const share = (y - top) / height
  if (share < 0.3) return 'before'
  return share > 0.7 ? 'after' : 'inside'
}
