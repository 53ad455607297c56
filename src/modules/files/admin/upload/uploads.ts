import { useSyncExternalStore } from 'react'
import type { Send } from './send.ts'
import { sendInPieces } from './send-in-pieces.ts'
import { sendWhole } from './send-whole.ts'
import { UploadLine } from './upload-line.ts'

/** Above this a lost connection would hurt, so the file goes in pieces. */
const LARGE = 8 * 1024 * 1024

/** In one piece or in many, as its size asks for. */
export const sendFile: Send = (job, ears) =>
  (job.file.size > LARGE ? sendInPieces : sendWhole)(job, ears)

/** The one line of this tab. */
export const uploads = new UploadLine(sendFile)

export function useUploads() {
  return useSyncExternalStore(uploads.subscribe, uploads.get)
}
