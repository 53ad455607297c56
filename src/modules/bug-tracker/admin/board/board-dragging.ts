import { Accessibility, Feedback, PointerSensor, StyleInjector } from '@dnd-kit/dom'
import type { DragDropProvider } from '@dnd-kit/react'

type Input = Parameters<typeof DragDropProvider>[0]

/**
 * Cards are links with a menu, moved by keys of the board's own: the library must neither make them
 * buttons nor take their keys. A copy is dragged, so that the card itself stays in its column.
 */
export function boardDragging(nonce: string): Pick<Input, 'plugins' | 'sensors'> {
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
