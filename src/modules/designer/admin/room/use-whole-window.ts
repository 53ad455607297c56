import { type RefObject, useEffect } from 'react'

/** The designer covers the admin centre: what lies below can neither be seen nor reached. */
export function useWholeWindow(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = area.current?.closest('[data-area=admincenter]')
    const hidden: Element[] = []
    for (let inner: Element | null = area.current; inner && inner !== frame; ) {
      const outer: Element | null = inner.parentElement
      for (const other of outer?.children ?? []) {
        const isStatus = other.getAttribute('role') === 'status' || other.matches('script, style')
        if (other === inner || isStatus || other.hasAttribute('inert')) continue
        other.setAttribute('inert', '')
        hidden.push(other)
      }
      inner = outer
    }
    return () => {
      for (const element of hidden) element.removeAttribute('inert')
    }
  }, [area])
}
