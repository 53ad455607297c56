import { useSyncExternalStore } from 'react'
import { storedValue } from '../stored-value.ts'

type Preferences = {
  contrast: 'normal' | 'high'
  density: 'normal' | 'compact'
  nav: 'open' | 'rail'
  isDebugging: boolean
}

const store = storedValue('kontor.ui', readPreferences)

/**
 * How this browser shows the admin centre.
 * @example const { density } = usePreferences()
 */
export function usePreferences(): Preferences {
  return useSyncExternalStore(store.subscribe, store.get)
}

export function setPreferences(changed: Partial<Preferences>): void {
  store.set({ ...store.get(), ...changed })
}

/** Keeps `data-contrast` and `data-density` on <html> in step; style sheets read them. */
export function applyPreferences(root: HTMLElement): () => void {
  const apply = () => {
    const { contrast, density } = store.get()
    root.dataset.contrast = contrast
    root.dataset.density = density
  }
  apply()
  return store.subscribe(apply)
}

/** The first frame waits for this, so it is read by hand: whatever is unknown is as usual. */
function readPreferences(stored: unknown): Preferences {
  const { contrast, density, nav, isDebugging } = Object(stored)
  return {
    contrast: contrast === 'high' ? 'high' : 'normal',
    density: density === 'compact' ? 'compact' : 'normal',
    nav: nav === 'rail' ? 'rail' : 'open',
    isDebugging: isDebugging === true,
  }
}
