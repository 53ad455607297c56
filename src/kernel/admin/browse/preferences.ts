import { useSyncExternalStore } from 'react'
import { usePreferences as useUiPreferences } from '../shell/preferences/preferences.ts'
import { type StoredValue, storedValue } from '../shell/stored-value.ts'

/** How someone likes to see a list on this device. */
type Preferences = {
  /** Names of the visible columns; undefined is the choice of the collection. */
  columns: readonly string[] | undefined
  /** Undefined is the choice made for all lists. */
  isCompact: boolean | undefined
}

const stores = new Map<string, StoredValue<Preferences>>()

export function usePreferences(name: string) {
  const store = storeOf(name)
  const preferences = useSyncExternalStore(store.subscribe, store.get)
  const { density } = useUiPreferences()
  return {
    ...preferences,
    isCompact: preferences.isCompact ?? density === 'compact',
    setPreferences: (next: Partial<Preferences>) => store.set({ ...store.get(), ...next }),
  }
}

function storeOf(name: string): StoredValue<Preferences> {
  const known = stores.get(name)
  if (known) return known
  const made = storedValue(`kontor.list.${name}`, readPreferences)
  stores.set(name, made)
  return made
}

/** Exported for its test: whatever is stored becomes usable. */
export function readPreferences(stored: unknown): Preferences {
  const given = typeof stored === 'object' && stored !== null ? stored : {}
  const columns = 'columns' in given && Array.isArray(given.columns) ? given.columns : undefined
  return {
    columns: columns?.filter((column) => typeof column === 'string'),
    isCompact:
      'isCompact' in given && typeof given.isCompact === 'boolean' ? given.isCompact : undefined,
  }
}
