import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

/** Draws an island in its place; fetched with the first island, so pages without one stay light. */
export function mountIsland(
  element: Element,
  Island: ComponentType<{ state: never }>,
  state: unknown,
): () => void {
  const root = createRoot(element)
  root.render(<Island state={state as never} />)
  return () => root.unmount()
}
