import type { SomeBug } from '../bug-calls.ts'

/** Chosen bugs that wait for someone to say what shall change. */
export type BulkQuestion = { bugs: readonly SomeBug[]; done(): void }

type Listener = () => void

let asked: BulkQuestion | undefined
const listeners = new Set<Listener>()

/** The bulk action: it is over once the dialog of the screen has changed the bugs. */
export function askForBulkEdit(bugs: readonly SomeBug[]): Promise<void> {
  return new Promise((done) => put({ bugs, done }))
}

/** Someone thought better of it: the chosen bugs stay chosen. */
export function dropBulkQuestion(): void {
  put(undefined)
}

export const bulkQuestion = {
  get: () => asked,
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function put(next: BulkQuestion | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}
