/** A value of this browser that survives a reload and is shared by all its tabs. */
export type StoredValue<T> = {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

/**
 * `read` turns whatever is stored (nothing, an older shape, someone's edit) into a usable value.
 * @example const recent = storedValue('kontor.recent', (stored) => (Array.isArray(stored) ? stored : []))
 */
export function storedValue<T>(key: string, read: (stored: unknown) => T): StoredValue<T> {
  const listeners = new Set<() => void>()
  let current: T | undefined
  const get = () => {
    current ??= read(load(key))
    return current
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return
    current = undefined
    tell()
  }
  return {
    get,
    set(value) {
      current = value
      save(key, value)
      tell()
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
  }
}

function load(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    // Blocked storage or someone's edit: the reader then falls back to its defaults.
    return null
  }
}

function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Private windows may refuse; the value then lives as long as the page.
  }
}
