import type { FileUse, StoredFile } from '../../file.ts'
import { questionStore } from '../picker/question-store.ts'

type Files = readonly StoredFile[]

/** Answered once the dialog has done it. */
export const tagQuestions = questionStore<Files, void>()
export const moveQuestions = questionStore<Files, void>()
/** Answered when someone has seen the uses and wants it all the same. */
export const inUseQuestions = questionStore<{ files: Files; uses: readonly FileUse[] }, void>()

export function askForTags(files: Files): Promise<void> {
  return tagQuestions.ask(files)
}

export function askForMove(files: Files): Promise<void> {
  return moveQuestions.ask(files)
}
