import { type RefObject, useEffect } from 'react'

/** `foot`: bars at the foot of a screen. `panel`: what floats above them at the edge. */
type Layer = 'foot' | 'panel'

const shown: Readonly<Record<Layer, Set<Element>>> = { foot: new Set(), panel: new Set() }

/**
 * Others keep clear of the element: `--k-foot` says how far the highest bar reaches up from the lower
 * edge of the window, `--k-panel` how high the highest panel is. Not `isThere`: it stands elsewhere.
 */
export function useKeptClear(
  element: RefObject<Element | null>,
  layer: Layer,
  isThere = true,
): void {
  useEffect(() => {
    const { current } = element
    if (!current || !isThere) return undefined
    const renew = () => measure(layer)
    const observer = new ResizeObserver(renew)
    shown[layer].add(current)
    observer.observe(current)
    // On a short screen a bar stands below its content, and moves with it.
    observer.observe(document.body)
    addEventListener('scroll', renew, { passive: true, capture: true })
    return () => {
      removeEventListener('scroll', renew, { capture: true })
      observer.disconnect()
      shown[layer].delete(current)
      measure(layer)
    }
  }, [element, layer, isThere])
}

function measure(layer: Layer): void {
  const heights = [...shown[layer]].map((element) => {
    const { top, height } = element.getBoundingClientRect()
    // One that is hidden for now has no height.
    return layer === 'foot' && height > 0 ? innerHeight - top : height
  })
  const root = document.documentElement
  const name = `--k-${layer}`
  const highest = Math.ceil(Math.max(0, ...heights))
  if (highest === 0) root.style.removeProperty(name)
  else root.style.setProperty(name, `${highest}px`)
}
