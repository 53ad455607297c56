import { useDebouncedCallback } from '@mantine/hooks'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  columnsFor,
  ITEM_LIST_COLUMNS,
  ITEM_LIST_INITIAL_ITEMS,
  ITEM_LIST_MAX_COLUMNS,
  ITEM_LIST_RESIZE_DEBOUNCE,
  nextVisible,
} from './columns.ts'
import classes from './item-list.module.css'
import { useLastSeen } from './use-last-seen.ts'

interface ItemListProps<Item> {
  /** All items; only the first rows are rendered until the reader scrolls. */
  items: readonly Item[]
  /** A stable key per item. */
  itemKey: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  /** Name of the list for screen readers. */
  label: string
  /** The most columns; used above 1600 px. */
  columns?: number
  /** Items rendered at first. */
  initial?: number
}

/** A list in as many columns as fit; one more row renders when its last item is seen. */
export function ItemList<Item>({
  items,
  itemKey,
  renderItem,
  label,
  columns: maxColumns = ITEM_LIST_MAX_COLUMNS,
  initial = ITEM_LIST_INITIAL_ITEMS,
}: ItemListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<HTMLLIElement>(null)
  const columns = useColumns(list, maxColumns)
  const [count, setCount] = useState(initial)
  const total = items.length
  const shown = Math.min(count, total)

  useLastSeen({
    last,
    watch: shown < total ? `${shown}/${columns}` : null,
    onSeen: () => setCount(nextVisible(shown, columns, total)),
  })

  return (
    <ul
      ref={list}
      aria-label={label}
      className={classes.list}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {items.slice(0, shown).map((item, index) => (
        <li
          key={itemKey(item)}
          ref={index === shown - 1 ? last : undefined}
          className={classes.item}
          aria-setsize={total}
          aria-posinset={index + 1}
        >
          {renderItem(item)}
        </li>
      ))}
    </ul>
  )
}

/** Columns that fit into the element: measured at once, then after each resize has settled. */
function useColumns(element: RefObject<HTMLElement | null>, max: number): number {
  const [width, setWidth] = useState<number>()
  const settle = useDebouncedCallback(setWidth, ITEM_LIST_RESIZE_DEBOUNCE)

  useLayoutEffect(() => {
    if (element.current) setWidth(element.current.clientWidth)
  }, [element])

  useEffect(() => {
    const node = element.current
    if (!node) return
    const observer = new ResizeObserver(() => settle(node.clientWidth))
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, settle])

  return width === undefined ? ITEM_LIST_COLUMNS : columnsFor(width, max)
}
