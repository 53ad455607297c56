import { useSyncExternalStore } from 'react'
import { tabSession } from '#kernel/client/tab-session.ts'
import { uploadFiles } from '../../upload.calls.ts'
import { readAnswer } from './outcome.ts'
import type { Target } from './queue.ts'
import type { Job, Send } from './send.ts'
import { sendInPieces } from './send-in-pieces.ts'
import { UploadLine } from './upload-line.ts'

/** One call with the whole file; `fetch` cannot tell how far it has come. */
const sendWhole: Send = (job, ears) => {
  const request = new XMLHttpRequest()
  const { size } = job.file
  request.open(uploadFiles.method, `${uploadFiles.path}?${search(job.target)}`)
  request.setRequestHeader('x-local-session', tabSession())
  request.setRequestHeader('accept', 'application/json')
  request.upload.onprogress = ({ loaded }) => ears.progress(Math.min(loaded, size))
  request.upload.onload = () => ears.progress(size)
  request.onload = () => ears.end(readAnswer(request.status, request.responseText))
  request.onerror = () => ears.end({ state: 'offline' })
  request.send(formOf(job))
  const abort = () => request.abort()
  return { stop: abort, giveUp: abort }
}

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

function formOf({ file, name }: Job): FormData {
  const form = new FormData()
  form.append('file', file, name)
  return form
}

function search({ folder, tags, isPrivate }: Target): string {
  const search = new URLSearchParams()
  if (folder) search.set('folder', folder)
  for (const tag of tags) search.append('tags', tag)
  if (isPrivate) search.set('isPrivate', 'true')
  return search.toString()
}
