import { fail, finish, IDLE, PROGRESS_TICK, type Progress, start, tick } from './progress.ts'

/** How long a finished or failed bar stays to be seen. */
export const PROGRESS_LINGER = 400

export interface ProgressDriver {
  start: () => void
  finish: () => void
  fail: () => void
  /** Stops all timers; call it when the bar leaves the page. */
  stop: () => void
}

/**
 * Gives the state machine a clock and reports every change; needs neither React nor a library.
 * @example const bar = driveProgress(({ percent }) => { element.style.width = `${percent}%` })
 */
export function driveProgress(report: (progress: Progress) => void): ProgressDriver {
  let progress = IDLE
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (next: Progress) => {
    progress = next
    report(next)
    clearTimeout(timer)
    if (next.state === 'running') timer = setTimeout(() => show(tick(progress)), PROGRESS_TICK)
    if (next.state === 'finished' || next.state === 'failed') {
      timer = setTimeout(() => show(IDLE), PROGRESS_LINGER)
    }
  }

  return {
    start: () => show(start()),
    finish: () => {
      if (progress.state === 'running') show(finish(progress))
    },
    fail: () => show(fail()),
    stop: () => clearTimeout(timer),
  }
}
