import { type RefObject, useEffect } from 'react'

/** `foot`: bars at the foot of a screen. `panel`: what floats above them at the edge. */
type Layer = 'foot' | 'panel'

const shown: Readonly<Record<Layer, Set<Element>>> = { foot: new Set(), panel: new Set() }

/** Others keep clear of the element: `--k-foot` and `--k-panel` say how high the highest one is. */
export function useKeptClear(element: RefObject<Element | null>, layer: Layer): void {
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const observer = new ResizeObserver(() => measure(layer))
    shown[layer].add(current)
    observer.observe(current)
    return () => {
      observer.disconnect()
      shown[layer].delete(current)
      measure(layer)
    }
  }, [element, layer])
}

function measure(layer: Layer): void {
  const heights = [...shown[layer]].map((element) => element.getBoundingClientRect().height)
  const root = document.documentElement
  const name = `--k-${layer}`
  if (heights.length === 0) root.style.removeProperty(name)
  else root.style.setProperty(name, `${Math.ceil(Math.max(...heights))}px`)
}
