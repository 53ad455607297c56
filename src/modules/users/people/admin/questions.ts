import { questionStore } from '#kernel/admin/dialog/question-store.ts'
import type { Person } from './user-calls.ts'

/** What waits for someone in a dialog of the screen. */
type Question =
  | { kind: 'erase' | 'merge' | 'link'; person: Person }
  /** With `password` it was set a moment ago and is shown this once. */
  | { kind: 'password'; person: Person; password?: string }

/** The dialog says itself how it went: nobody waits for an answer. */
export const userQuestions = questionStore<Question, never>()
