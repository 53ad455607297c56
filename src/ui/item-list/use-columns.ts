import { useDebouncedCallback } from '@mantine/hooks'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { columnsFor, ITEM_LIST_COLUMNS, ITEM_LIST_RESIZE_DEBOUNCE } from './columns.ts'

/** Columns that fit into the element: measured at once, then after each resize has settled. */
export function useColumns(element: RefObject<HTMLElement | null>, max: number): number {
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
