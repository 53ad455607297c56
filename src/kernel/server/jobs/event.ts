/** Something that happened in one module and that others may listen to. */
export type EventType<T extends object> = { readonly name: string; readonly payload?: T }

/** @example export const bugClosed = defineEvent<{ id: string }>('bug.closed') */
export function defineEvent<T extends object>(name: string): EventType<T> {
  return { name }
}
