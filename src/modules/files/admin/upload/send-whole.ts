import { tabSession } from '#kernel/client/tab-session.ts'
import { uploadFiles } from '../../contract-upload.ts'
import { readAnswer } from './outcome.ts'
import type { Target } from './queue.ts'
import type { Job, Send } from './send.ts'

/** One call with the whole file; `fetch` cannot tell how far it has come. */
export const sendWhole: Send = (job, ears) => {
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
