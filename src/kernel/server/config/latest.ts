/**
 * Runs `work` one at a time. Whoever asks while it runs gets a run that starts afterwards, shared
 * with all who asked meanwhile: nobody is answered with what was read before they asked.
 */
export function latest(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  const start = () => {
    const run = work().finally(() => {
      if (running === run) running = undefined
    })
    running = run
    return run
  }
  const afterwards = () => {
    next = undefined
    return start()
  }

  return () => {
    if (!running) return start()
    next ??= running.then(afterwards, afterwards)
    return next
  }
}
