import { call } from '#kernel/client/call.ts'
import { editPicture } from '../../../images/image.calls.ts'
import { NOWHERE } from '../../../uploads/admin/add-files.ts'
import { sendFile } from '../../../uploads/admin/queue/uploads.ts'
import type { StoredFile } from '../../file.ts'
import { isPixels } from '../edit/is-pixels.ts'
import { readOneFile } from '../file-calls.ts'
import { crops } from './wishes.ts'

const listeners = new Set<(file: StoredFile) => void>()

/** Told of every picture that looks different from now on, whoever opened the window for it. */
export function onPictureChange(listener: (file: StoredFile) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Stores one picture; what exists already is used instead of refused. Fails with the server's own
 * words, '' where it had none; `progress` hears shares of 1.
 */
export function uploadPicture(file: File, progress: (share: number) => void): Promise<StoredFile> {
  return new Promise((resolve, reject) => {
    sendFile(
      { file, name: file.name, target: NOWHERE },
      {
        progress: (sent) => progress(file.size > 0 ? sent / file.size : 1),
        end: (outcome) => {
          if ('file' in outcome) resolve(outcome.file)
          else reject(new Error('reason' in outcome ? outcome.reason : ''))
        },
      },
    )
  })
}

/** The window for cut and focal point; false for a drawing, which has no pixels to cut. */
export async function cropPicture(id: string): Promise<boolean> {
  const file = await readOneFile(id)
  if (!isPixels(file)) return false
  const saved = await crops.ask(file)
  if (saved) for (const listener of listeners) listener(saved)
  return true
}

/** What a picture shows, wherever it stands. */
export async function describePicture({ _id: id }: StoredFile, alt: string): Promise<void> {
  const { version, recipe } = await readOneFile(id)
  const { rotate, crop, focal } = recipe
  await call(editPicture, { params: { id }, body: { version, rotate, crop, focal, alt } })
}
