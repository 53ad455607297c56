import { z } from 'zod'
import { questionStore } from '#kernel/admin/dialog/question-store.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { FileUse, type StoredFile } from '../../file.ts'

type Files = readonly StoredFile[]
type InUse = { subject: 'file' | 'gallery'; count: number; uses: readonly FileUse[] }

/** Answered once the dialog has done it. */
export const tagQuestions = questionStore<Files, void>()
export const moveQuestions = questionStore<Files, void>()
/** Answered when someone has seen the uses and wants it all the same. */
export const inUseQuestions = questionStore<InUse, void>()

export function askForTags(files: Files): Promise<void> {
  return tagQuestions.ask(files)
}

export function askForMove(files: Files): Promise<void> {
  return moveQuestions.ask(files)
}

/** Deletes; what is still used only after someone has seen where. */
export async function removeUnlessUsed(
  { subject, count }: Pick<InUse, 'subject' | 'count'>,
  remove: (isForced: boolean) => Promise<unknown>,
): Promise<void> {
  try {
    await remove(false)
  } catch (error) {
    const uses = usesOf(error)
    if (!uses) throw error
    await inUseQuestions.ask({ subject, count, uses })
    await remove(true)
  }
}

function usesOf(error: unknown): readonly FileUse[] | undefined {
  if (!(error instanceof CallError) || error.code !== 'in-use') return undefined
  return z.array(FileUse).safeParse(error.details.uses).data
}
