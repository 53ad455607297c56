import { useMediaQuery } from '@mantine/hooks'
import { useSyncExternalStore } from 'react'

/** Where the handbook is open; without a page it shows all topics. */
export type HandbookPlace = { page?: string; section?: string }

/** From here on there is room for the work and the handbook side by side. */
const ROOM_FOR_BOTH = '(min-width: 84em)'

const listeners = new Set<() => void>()
let place: HandbookPlace | null = null

/** The handbook stays open beside the work, so it is none of the panels that lie over it. */
export function openHandbook(next: HandbookPlace): void {
  set(next)
}

export function closeHandbook(): void {
  set(null)
}

/** The help of a screen; asked once more, it goes. */
export function toggleHandbook(page: string): void {
  set(place?.page === page ? null : { page })
}

export function useHandbookPlace(): HandbookPlace | null {
  return useSyncExternalStore(subscribe, () => place)
}

/** Whether it is open beside the work; where there is less room it lies over it. */
export function useIsBeside(): boolean {
  const hasRoom = useMediaQuery(ROOM_FOR_BOTH, false, { getInitialValueInEffect: false })
  return useHandbookPlace() !== null && hasRoom
}

function set(next: HandbookPlace | null): void {
  place = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
