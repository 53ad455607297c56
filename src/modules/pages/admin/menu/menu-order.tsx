import { DragDropProvider, type DragEndEvent, useDraggable, useDroppable } from '@dnd-kit/react'
import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import type { Page } from '../../contract-page.ts'
import { browseMessages } from '../messages.ts'
import { aimOf, type TreeAim, treeDragging } from '../tree/tree-dragging.ts'
import type { Side, Step } from '../tree/tree-moves.ts'
import { type TreeRow, treeRows } from '../tree/tree-rows.ts'
import classes from './menu-order.module.css'
import { type MenuPages, useMenuPages } from './use-menu-pages.ts'

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** The pages of the menu in their order: dragged, stepped by button or Alt and arrow keys. */
export function MenuOrder({ onChanged }: { onChanged(): unknown }) {
  const t = useMessages(browseMessages)
  const menu = useMenuPages(onChanged)
  const { read } = menu
  if (read.isError && !read.data) {
    return <ListFailure error={read.error} onRetry={() => void read.refetch()} />
  }
  if (!read.data) return <LoadingState label={t('list.loading')} count={5} />
  return (
    <>
      <MenuRows menu={menu} />
      <VisuallyHidden role="status">{menu.said}</VisuallyHidden>
      {menu.others.length > 0 && (
        <section>
          <h3 className={classes.more}>{t('menu.others')}</h3>
          <ul className={classes.list}>
            {menu.others.map((page) => (
              <li key={page._id} className={classes.row}>
                <span className={classes.title}>{page.title}</span>
                <Button
                  size="compact-xs"
                  variant="default"
                  leftSection={<IconPlus {...SMALL_ICON} />}
                  aria-label={t('menu.add', { title: page.title })}
                  disabled={!menu.mayChange(page)}
                  onClick={() => void menu.show(page, true)}
                >
                  {t('menu.addShort')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function MenuRows({ menu }: { menu: MenuPages }) {
  const t = useMessages(browseMessages)
  const { nonce } = useSession()
  const dragging = useMemo(() => treeDragging(nonce), [nonce])
  const list = useRef<HTMLUListElement>(null)
  const [aim, setAim] = useState<TreeAim>()
  const find = (id: unknown) => menu.shown.find(({ _id }) => _id === id)
  const drop = (event: DragEndEvent) => {
    setAim(undefined)
    const page = find(event.operation.source?.id)
    if (page && aim && !event.canceled) void menu.drop(page, aim)
  }
  const obey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const row = event.target instanceof Element ? event.target.closest('[data-page]') : null
    const page = find(row?.getAttribute('data-page'))
    if (!step || !event.altKey || !page || !menu.mayChange(page)) return
    event.preventDefault()
    const grip = () =>
      list.current?.querySelector<HTMLElement>(`[data-page="${page._id}"] button`)?.focus()
    void menu.step(page, step).then(grip)
  }
  return (
    <DragDropProvider {...dragging} onDragMove={(event) => setAim(aimOf(event))} onDragEnd={drop}>
      {/* The keys work on the rows inside; the list itself is no control. */}
      <ul ref={list} className={classes.list} aria-label={t('menu.label')} onKeyDown={obey}>
        {treeRows(menu.shown, new Set()).map((row) => (
          <MenuRow
            key={row.page._id}
            row={row}
            menu={menu}
            drop={aim?.target === row.page._id ? aim.side : undefined}
          />
        ))}
      </ul>
    </DragDropProvider>
  )
}

type RowProps = { row: TreeRow<Page>; menu: MenuPages; drop: Side | undefined }

function MenuRow({ row: { page, level, place, count }, menu, drop }: RowProps) {
  const t = useMessages(browseMessages)
  const isLocked = !menu.mayChange(page)
  const draggable = useDraggable({ id: page._id, disabled: isLocked })
  const droppable = useDroppable({ id: page._id })
  const { title } = page
  const step = (way: 'up' | 'down', Icon: typeof IconArrowUp, isEnd: boolean) => (
    <ActionIcon
      variant="subtle"
      aria-label={t(`menu.${way}`, { title })}
      disabled={isLocked || isEnd}
      onClick={() => void menu.step(page, way)}
    >
      <Icon {...SMALL_ICON} />
    </ActionIcon>
  )
  return (
    <li
      ref={(element) => {
        draggable.ref(element)
        droppable.ref(element)
      }}
      className={classes.row}
      data-page={page._id}
      data-level={Math.min(level, 4)}
      data-drop={drop}
    >
      <ActionIcon
        ref={draggable.handleRef}
        variant="subtle"
        className={classes.grip}
        disabled={isLocked}
        aria-label={t('menu.drag', { title })}
      >
        <IconGripVertical {...SMALL_ICON} />
      </ActionIcon>
      <span className={classes.title}>{title}</span>
      {step('up', IconArrowUp, place === 1)}
      {step('down', IconArrowDown, place === count)}
      <Tooltip label={t('menu.remove', { title })}>
        <ActionIcon
          variant="subtle"
          aria-label={t('menu.remove', { title })}
          disabled={isLocked}
          onClick={() => void menu.show(page, false)}
        >
          <IconX {...SMALL_ICON} />
        </ActionIcon>
      </Tooltip>
    </li>
  )
}
