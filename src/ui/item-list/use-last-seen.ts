import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isSeen, SEEN_STEPS } from './columns.ts'

interface LastSeen {
  /** The last item rendered. */
  last: RefObject<HTMLElement | null>
  /** Changes whenever another item becomes the last; null when nothing is left to wait for. */
  watch: string | null
  onSeen: () => void
}

/** Calls `onSeen` once the reader has scrolled to the last item. */
export function useLastSeen({ last, watch, onSeen }: LastSeen): void {
  const seen = useEffectEvent(onSeen)

  useEffect(() => {
    const node = last.current
    if (!node || watch === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry && isSeen(sightingOf(entry))) seen()
      },
      { threshold: SEEN_STEPS },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [last, watch])
}

function sightingOf(entry: IntersectionObserverEntry) {
  return {
    ratio: entry.intersectionRatio,
    visibleHeight: entry.intersectionRect.height,
    screenHeight: entry.rootBounds?.height ?? window.innerHeight,
  }
}
