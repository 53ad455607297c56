import type { Person } from './user-calls.ts'

/** What waits for someone in a dialog of the screen. */
type Question =
  | { kind: 'erase' | 'merge' | 'link'; person: Person }
  /** With `password` it was set a moment ago and is shown this once. */
  | { kind: 'password'; person: Person; password?: string }

type Listener = () => void

let asked: Question | undefined
const listeners = new Set<Listener>()

/** For an action of the menu: the dialog says itself how it went, so the action never ends. */
export function ask(question: Question): Promise<never> {
  put(question)
  return new Promise(() => undefined)
}

export function put(next: Question | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}

export const question = {
  get: () => asked,
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
