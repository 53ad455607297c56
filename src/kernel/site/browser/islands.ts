import type { ComponentType } from 'react'

type IslandModule = { Island: ComponentType<{ state: never }> }
/** Every island by its name; its code is fetched when it is needed. */
export type IslandTable = Readonly<Record<string, () => Promise<IslandModule>>>

const NEAR = '200px'
const TOUCHES = ['pointerdown', 'focusin', 'pointerenter'] as const

/** Looks after the islands: call the result after every change of the page. */
export function startIslands(table: IslandTable): () => void {
  const known = new WeakSet<Element>()
  const mounted = new Map<Element, () => void>()

  const load = async (element: HTMLElement) => {
    const fetchIsland = table[element.dataset.island ?? '']
    if (!fetchIsland) return
    const [{ Island }, { mountIsland }] = await Promise.all([
      fetchIsland(),
      import('./mount-island.tsx'),
    ])
    if (element.isConnected) mounted.set(element, mountIsland(element, Island, stateOf(element)))
  }

  return () => {
    for (const [element, unmount] of mounted) {
      if (element.isConnected) continue
      mounted.delete(element)
      unmount()
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
      if (known.has(element)) continue
      known.add(element)
      whenNeeded(element, () => void load(element))
    }
  }
}

function whenNeeded(element: HTMLElement, go: () => void): void {
  const when = element.dataset.load
  if (when === 'visible') onceVisible(element, go)
  else if (when === 'interaction') onceTouched(element, go)
  else if (when !== 'signed-in' || isPersonal()) whenIdle(go)
}

/** In a frame the page is only looked at: in the preview of the design, or of a draft. */
function isPersonal(): boolean {
  return window === window.parent && hasSignInHint(document.cookie)
}

/** The cookie carries nothing; it says that asking for personal things is worth while. */
export function hasSignInHint(cookies: string): boolean {
  return /(?:^|;\s*)kontor_hint=1(?:;|$)/.test(cookies)
}

function onceVisible(element: Element, go: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      go()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
}

function onceTouched(element: Element, go: () => void): void {
  const stop = new AbortController()
  const touched = () => {
    stop.abort()
    go()
  }
  for (const type of TOUCHES) element.addEventListener(type, touched, { signal: stop.signal })
}

function whenIdle(go: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(go)
  else setTimeout(go, 200)
}

function stateOf(element: Element): unknown {
  const script = element.querySelector(':scope > script[type="application/json"]')
  return script?.textContent ? JSON.parse(script.textContent) : undefined
}
