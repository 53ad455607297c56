import { StyleInjector } from '@dnd-kit/dom'
import type { DragDropProvider } from '@dnd-kit/react'

type Plugins = NonNullable<Parameters<typeof DragDropProvider>[0]['plugins']>

/** Dragging adds a style element of its own, which the content policy lets in by its nonce only. */
export function draggingPlugins(nonce: string): Plugins {
  return (defaults) => [...defaults, StyleInjector.configure({ nonce })]
}
