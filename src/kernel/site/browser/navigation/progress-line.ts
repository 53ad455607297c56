import {
  PROGRESS_COLOR,
  PROGRESS_FAILED_COLOR,
  PROGRESS_HEIGHT,
  PROGRESS_TICK,
} from '#ui/progress-bar/progress.ts'
import { driveProgress, type ProgressDriver } from '#ui/progress-bar/progress-driver.ts'

/** The bar at the top of the window, drawn without a library. */
export function createProgressLine(): ProgressDriver {
  const line = document.createElement('div')
  line.setAttribute('aria-hidden', 'true')
  Object.assign(line.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    zIndex: '99',
    height: `${PROGRESS_HEIGHT}px`,
    transition: `width ${PROGRESS_TICK}ms linear`,
  })
  return driveProgress(({ percent, state }) => {
    if (state === 'idle') return line.remove()
    line.style.width = `${percent}%`
    line.style.background = state === 'failed' ? PROGRESS_FAILED_COLOR : PROGRESS_COLOR
    if (!line.isConnected) document.body.append(line)
  })
}
