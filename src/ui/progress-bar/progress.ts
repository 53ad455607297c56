export const PROGRESS_DURATION = 3000
export const PROGRESS_HEIGHT = 4
export const PROGRESS_COLOR = 'yellow'
export const PROGRESS_FAILED_COLOR = 'red'
export const PROGRESS_AUTO_FINISH = 95
export const PROGRESS_TICK = 100

export interface Progress {
  readonly percent: number
  readonly state: 'idle' | 'running' | 'finished' | 'failed'
}

export const IDLE: Progress = { percent: 0, state: 'idle' }

export const start = (): Progress => ({ percent: 0, state: 'running' })

/** One step of the clock; above 95 percent the bar finishes by itself. */
export function tick(progress: Progress, duration: number = PROGRESS_DURATION): Progress {
  if (progress.state !== 'running') return progress
  const percent = progress.percent + (100 * PROGRESS_TICK) / duration
  return percent > PROGRESS_AUTO_FINISH ? finish(progress) : { percent, state: 'running' }
}

/** What has failed stays failed: only a new start turns the bar yellow again. */
export function finish(progress: Progress): Progress {
  return progress.state === 'failed' ? progress : { percent: 100, state: 'finished' }
}

export const fail = (): Progress => ({ percent: 100, state: 'failed' })
