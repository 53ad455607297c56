import { questionStore } from '#kernel/admin/dialog/question-store.ts'
import type { Person } from '../person.ts'

/** What waits for someone in a dialog of the screen. `other`: whom to compare with. */
type Question = { kind: 'erase' | 'merge'; person: Person; other?: string }

/** The dialog says itself how it went: nobody waits for an answer. */
export const personQuestions = questionStore<Question, never>()
