import type { Editor } from '@tiptap/core'
import { createStore } from 'zustand/vanilla'

/** The editor of running text while one is open: there is never a second one. */
export const writer = createStore<{ readonly editor: Editor | null; readonly isLinking: boolean }>(
  () => ({ editor: null, isLinking: false }),
)
