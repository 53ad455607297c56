import { useState } from 'react'

/**
 * The newest version known: a form with unsaved changes keeps the one it began with, while a step
 * taken beside it has already led on.
 */
export function useLatest<T extends { version: number }>(item: T): [T, (next: T) => void] {
  const [known, setKnown] = useState(item)
  return [known.version > item.version ? known : item, setKnown]
}
