import { setTimeout as delay } from 'node:timers/promises'

/** Looks every `stepMs` until the condition holds; false when the time is over first. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  timing: { timeoutMs: number; stepMs?: number },
): Promise<boolean> {
  const deadline = Date.now() + timing.timeoutMs
  while (!(await condition())) {
    if (Date.now() >= deadline) return false
    await delay(timing.stepMs ?? 50)
  }
  return true
}

/** Waits, but returns at once when the signal is given; `ref` false does not keep a process alive. */
export async function pause(ms: number, abort: AbortSignal, ref = true): Promise<void> {
  await delay(ms, undefined, { signal: abort, ref }).catch(() => undefined)
}
