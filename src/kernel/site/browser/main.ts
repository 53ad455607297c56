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
  }
  startNavigation(createProgressLine(), refresh)
  startMenu()
  refresh()
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
