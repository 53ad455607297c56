import { Accessibility, Feedback, StyleInjector } from '@dnd-kit/dom'
import type { DragDropProvider, DragMoveEvent } from '@dnd-kit/react'
import type { Side } from './tree-moves.ts'

type Input = Parameters<typeof DragDropProvider>[0]

/** Where a dragged page would go. */
export type TreeAim = { target: string; side: Side }

export function aimOf({ operation, to }: DragMoveEvent): TreeAim | undefined {
  const { target, position, source } = operation
  const box = target?.element?.getBoundingClientRect()
  if (!target || !box || target.id === source?.id) return undefined
  return { target: String(target.id), side: sideAt(to?.y ?? position.current.y, box) }
}

/** Rows are moved by keys of the tree's own, so the library leaves roles and keys alone. */
export function treeDragging(nonce: string): Pick<Input, 'plugins'> {
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
