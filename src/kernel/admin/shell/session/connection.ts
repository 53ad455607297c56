import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let hasFailed = false

/** A call that never reached the server says more than the browser's own guess. */
export function noteConnection(isReachable: boolean): void {
  if (hasFailed === !isReachable) return
  hasFailed = !isReachable
  tell()
}

/** Whether the server can be reached, as far as the browser and the last call know. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine && !hasFailed)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('online', tell)
    addEventListener('offline', tell)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}
