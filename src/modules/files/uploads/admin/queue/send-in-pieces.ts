import type { DetailedError, Upload, UploadOptions } from 'tus-js-client'
import { send } from '#kernel/client/request.ts'
import { tabSession } from '#kernel/client/tab-session.ts'
import { TUS_PATH } from '../../tus.calls.ts'
import { type Outcome, readAnswer, readVerdict } from './outcome.ts'
import type { Ears, Job, Send } from './send.ts'

const PIECE = 8 * 1024 * 1024
const RETRIES = [300, 1000, 3000]

/**
 * A large file in pieces (tus): what has arrived stays there for a day, so that a lost connection
 * or a closed page costs nothing. The browser remembers where it was by name, size and date.
 */
export const sendInPieces: Send = (job, ears) => {
  let isOver = false
  let upload: Upload | undefined
  const end = (outcome: Outcome) => {
    if (isOver) return
    isOver = true
    ears.end(outcome)
  }
  void begin(job, { progress: (sent) => !isOver && ears.progress(sent), end })
    .then((begun) => {
      upload = begun
      if (!isOver) begun.start()
    })
    .catch(() => end({ state: 'offline' }))
  const leave = (isForGood: boolean) => {
    isOver = true
    // It may have ended at the same moment; then there is nothing left to take back.
    upload?.abort(isForGood).catch(() => undefined)
  }
  return { stop: () => leave(false), giveUp: () => leave(true) }
}

async function begin(job: Job, ears: Ears): Promise<Upload> {
  const { Upload } = await import('tus-js-client')
  const upload: Upload = new Upload(job.file, {
    ...options(job),
    onProgress: (sent) => ears.progress(sent),
    onSuccess: ({ lastResponse }) => {
      void verdictOf(lastResponse.getBody(), upload.url).then(ears.end)
    },
    onError: (error) => ears.end(failureOf(error)),
  })
  const [earlier] = await upload.findPreviousUploads()
  if (earlier) upload.resumeFromPreviousUpload(earlier)
  return upload
}

function options({ name, target }: Job): UploadOptions {
  return {
    endpoint: TUS_PATH,
    chunkSize: PIECE,
    retryDelays: RETRIES,
    removeFingerprintOnSuccess: true,
    headers: { 'x-local-session': tabSession() },
    metadata: {
      filename: name,
      folder: target.folder,
      tags: target.tags.join(','),
      isPrivate: String(target.isPrivate),
    },
  }
}

/** Whoever resumes what was complete already is told so without a verdict, and asks for it. */
async function verdictOf(text: string, url: string | null): Promise<Outcome> {
  const known = readVerdict(text)
  if (known || !url) return known ?? { state: 'failed', reason: '' }
  try {
    const answer = await send('GET', new URL(url, location.origin).pathname, undefined)
    const verdict = typeof answer === 'object' && answer && 'verdict' in answer && answer.verdict
    return readVerdict(JSON.stringify(verdict)) ?? { state: 'failed', reason: '' }
  } catch {
    return { state: 'offline' }
  }
}

function failureOf(error: Error | DetailedError): Outcome {
  const response = 'originalResponse' in error ? error.originalResponse : null
  return response ? readAnswer(response.getStatus(), response.getBody()) : { state: 'offline' }
}
