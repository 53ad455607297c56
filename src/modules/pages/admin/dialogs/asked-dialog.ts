import type { Lang } from '#kernel/i18n/messages.ts'

/** A dialog somebody asked for; it may know which page it is about. */
export type AskedDialog =
  | { readonly name: 'link'; readonly page?: string }
  | { readonly name: 'share'; readonly page?: string; readonly lang?: Lang }

let asked: AskedDialog | undefined
const listeners = new Set<() => void>()

/** Asked for anywhere, drawn by the companion of this module. */
export const askedDialog = {
  get: (): AskedDialog | undefined => asked,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  open: (dialog: AskedDialog) => put(dialog),
  close: () => put(undefined),
}

function put(dialog: AskedDialog | undefined): void {
  asked = dialog
  for (const listener of listeners) listener()
}
