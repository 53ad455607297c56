import { COUNTS_CHANGED } from './counts-changed.ts'
import { type EnhancementTable, startEnhancements } from './enhancements/enhancements.ts'
import { type IslandTable, startIslands } from './islands.ts'
import { startNavigation } from './navigation/navigation.ts'
import { createProgressLine } from './navigation/progress-line.ts'
import { scrollToPlace } from './navigation/scroll.ts'

/** All that runs on a public page. Without it everything works as plain links and forms. */
export function startSite(islands: IslandTable, enhancements: EnhancementTable = []): void {
  const refreshIslands = startIslands(islands)
  const refreshEnhancements = startEnhancements(enhancements)
  const refresh = () => {
    refreshIslands()
    refreshEnhancements()
    showCounts()
  }
  startNavigation(createProgressLine(), refresh)
  startMenu()
  refresh()
  // Back from the browser's own memory the page is as it was, the number may not be.
  for (const type of ['pageshow', COUNTS_CHANGED]) addEventListener(type, showCounts)
  if (document.querySelector('[data-scroll-here]')) scrollToPlace(location.hash)
  registerServiceWorker()
}

/** Only over https (specification, section 2), and after everything the visitor waits for. */
function registerServiceWorker(): void {
  if (location.protocol !== 'https:' || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    // Without it the site works the same, only a little slower on the next visit.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  })
}

const OPEN_MENU = 'details[data-menu][open]'

/** The menu opens and closes without scripts; this adds the ways out one expects. */
function startMenu(): void {
  document.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' ? openMenu() : undefined
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('click', ({ target }) => {
    const menu = openMenu()
    if (!menu || !(target instanceof Element)) return
    if (!menu.contains(target) || target.closest('a')) menu.open = false
  })
}

function openMenu(): HTMLDetailsElement | undefined {
  return document.querySelector<HTMLDetailsElement>(OPEN_MENU) ?? undefined
}

/** Numbers that belong to this browser alone, from the cookies they are kept in. */
function showCounts(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const count = cookieNumber(element.dataset.count ?? '')
    element.textContent = count > 99 ? '99+' : String(count)
    element.hidden = count === 0
  }
}

function cookieNumber(name: string): number {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='))
  const value = Number(pairs.find(([key]) => key === name)?.[1])
  return Number.isInteger(value) && value > 0 ? value : 0
}
