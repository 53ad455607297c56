import { useDrag } from '@mantine/hooks'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { clampOffset, type Point } from './drag-offset.ts'

const HOME: Point = { x: 0, y: 0 }

interface DragOffset {
  offset: Point
  /** Ref of the handle the pointer takes hold of. */
  handle: (node: HTMLElement | null) => void
}

/** Lets a pointer move a window by its handle; it starts at home whenever `isEnabled` turns on. */
export function useDragOffset(
  target: RefObject<HTMLElement | null>,
  isEnabled: boolean,
): DragOffset {
  const [offset, setOffset] = useState(HOME)
  const grabbed = useRef(HOME)

  const moveTo = (wanted: Point) =>
    setOffset((current) => (target.current ? onScreen(target.current, current, wanted) : current))

  const { ref } = useDrag<HTMLElement>(
    ({ first, movement: [x, y] }) => {
      if (first) grabbed.current = offset
      moveTo({ x: grabbed.current.x + x, y: grabbed.current.y + y })
    },
    { enabled: isEnabled },
  )

  useEffect(() => {
    if (!isEnabled) return
    setOffset(HOME)
    const stay = () =>
      setOffset((current) =>
        target.current ? onScreen(target.current, current, current) : current,
      )
    window.addEventListener('resize', stay)
    return () => window.removeEventListener('resize', stay)
  }, [isEnabled, target])

  return { offset, handle: ref }
}

function onScreen(node: HTMLElement, current: Point, wanted: Point): Point {
  const { x, y, width, height } = node.getBoundingClientRect()
  return clampOffset(wanted, {
    origin: { x: x - current.x, y: y - current.y, width, height },
    viewport: { width: window.innerWidth, height: window.innerHeight },
  })
}
