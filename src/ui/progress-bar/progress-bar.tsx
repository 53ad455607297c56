import { useEffect, useRef, useState } from 'react'
import {
  IDLE,
  PROGRESS_COLOR,
  PROGRESS_FAILED_COLOR,
  PROGRESS_HEIGHT,
  type Progress,
} from './progress.ts'
import classes from './progress-bar.module.css'
import { driveProgress, type ProgressDriver } from './progress-driver.ts'

interface ProgressBarProps {
  /** True while something loads: turning on starts the bar, turning off finishes it. */
  isActive: boolean
  /** Whether the load that just ended has failed: the bar turns red. */
  hasFailed?: boolean
  /** Name of the bar for screen readers. */
  label: string
}

/** The thin bar at the top of the screen during a change of route. */
export function ProgressBar({ isActive, hasFailed = false, label }: ProgressBarProps) {
  const [progress, setProgress] = useState<Progress>(IDLE)
  const driver = useRef<ProgressDriver>(null)

  useEffect(() => {
    driver.current = driveProgress(setProgress)
    return () => driver.current?.stop()
  }, [])

  useEffect(() => {
    if (isActive) driver.current?.start()
    else driver.current?.finish()
  }, [isActive])

  useEffect(() => {
    if (hasFailed && !isActive) driver.current?.fail()
  }, [hasFailed, isActive])

  if (progress.state === 'idle') return null
  const color = progress.state === 'failed' ? PROGRESS_FAILED_COLOR : PROGRESS_COLOR
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress.percent)}
      className={classes.bar}
      data-state={progress.state}
      style={{
        width: `${progress.percent}%`,
        height: PROGRESS_HEIGHT,
        backgroundColor: `var(--mantine-color-${color}-5, ${color})`,
      }}
    />
  )
}
