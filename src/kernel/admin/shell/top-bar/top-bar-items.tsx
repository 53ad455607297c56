import { type ComponentType, createContext, use } from 'react'

/** A control a module adds to the top bar, e.g. the bell. */
export type TopBarItem = { name: string; Component: ComponentType }

const Items = createContext<readonly TopBarItem[]>([])

export const TopBarItemsProvider = Items

export function useTopBarItems(): readonly TopBarItem[] {
  return use(Items)
}
