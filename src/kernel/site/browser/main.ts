import { startEnhancements } from './enhancements.ts'
import { type IslandTable, startIslands } from './islands.ts'
import { startMenu } from './menu.ts'
import { startNavigation } from './navigation.ts'
import { createProgressLine } from './progress-line.ts'
import { registerServiceWorker } from './register-worker.ts'
import { scrollToPlace } from './scroll.ts'

/** All that runs on a public page. Without it everything works as plain links and forms. */
export function startSite(islands: IslandTable): void {
  const refreshIslands = startIslands(islands)
  const refreshEnhancements = startEnhancements()
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
