import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { storedValue } from '../stored-value.ts'

const Preferences = z.object({
  contrast: z.enum(['normal', 'high']).catch('normal'),
  density: z.enum(['normal', 'compact']).catch('normal'),
  nav: z.enum(['open', 'rail']).catch('open'),
  isDebugging: z.boolean().catch(false),
})
type Preferences = z.infer<typeof Preferences>

const store = storedValue('kontor.ui', (stored) => Preferences.parse(stored ?? {}))

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
