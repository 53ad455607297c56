import type { ProgressDriver } from '#ui/progress-bar/progress-driver.ts'
import { isJump, isPlainClick, pageBehind } from './link-target.ts'
import { createPageSource } from './page-source.ts'
import { createPositions } from './positions.ts'
import { jump } from './scroll.ts'
import { createVisits } from './visits.ts'

/** Turns link clicks and the browser's back and forward into fetch and swap. Forms stay as they are. */
export function startNavigation(bar: ProgressDriver, onSwap: () => void): void {
  const source = createPageSource()
  const positions = createPositions()
  const { visit, isShown } = createVisits({ source, positions, bar, onSwap })

  keepOwnScroll()
  positions.arrive(history.state)
  addEventListener('popstate', ({ state }) => {
    const position = positions.arrive(state)
    const { href } = location
    if (!isShown(href)) void visit({ href, position: position ?? 0 })
    else if (position !== undefined) jump(position)
  })
  document.addEventListener('click', (event) => {
    const url = linkedPage(event)
    if (!url || !isPlainClick(clickFacts(event)) || isJump(url, location.href)) return
    event.preventDefault()
    void visit({ href: url.href })
  })
  for (const type of ['pointerover', 'touchstart']) {
    const fetchAhead = (event: Event) => {
      const url = linkedPage(event)
      if (url && !isShown(url.href)) source.fetchAhead(url.href.replace(url.hash, ''))
    }
    document.addEventListener(type, fetchAhead, { passive: true })
  }
}

/** Positions are ours while the page lives; after a reload the browser knows better. */
function keepOwnScroll(): void {
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
}

function linkedPage({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.hasAttribute('href')) return undefined
  const facts = {
    href: link.href,
    target: link.target,
    isDownload: link.hasAttribute('download'),
    isPlain: 'plain' in link.dataset,
  }
  return pageBehind(facts, location.href)
}

function clickFacts(event: MouseEvent) {
  const { button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
  return {
    button,
    hasModifier: metaKey || ctrlKey || shiftKey || altKey,
    isHandled: defaultPrevented,
  }
}
