import { Accessibility, Feedback, StyleInjector } from '@dnd-kit/dom'
import type { DragDropProvider } from '@dnd-kit/react'
import type { Side } from '../tree/tree-moves.ts'

type Input = Parameters<typeof DragDropProvider>[0]

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
export function sideAt(y: number, { top, height }: { top: number; height: number }): Side {
  const share = (y - top) / height
  if (share < 0.3) return 'before'
  return share > 0.7 ? 'after' : 'inside'
}
