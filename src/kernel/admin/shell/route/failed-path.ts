let failed: string | undefined

/** A screen that shows its error says so here, before the progress bar looks. */
export function noteFailedPath(path: string): void {
  failed = path
}

/** Tells once whether the screen at this address has failed. */
export function takeFailedPath(path: string): boolean {
  const hasFailed = failed === path
  failed = undefined
  return hasFailed
}
