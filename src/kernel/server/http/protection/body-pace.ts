import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerClientError } from './client-error.ts'
import type { BodyPace, HttpLimits } from './http-limits.ts'

/** The one type whose body is passed on unread: pieces of a resumable upload. */
export const STREAM_TYPE = 'application/offset+octet-stream'

type Watch = { pace(next: BodyPace): void }

const watches = new WeakMap<IncomingMessage, Watch & { upload: BodyPace }>()

/**
 * Cuts off a body that arrives too slowly, also after the answer. What is left of a body then is read
 * and thrown away: a parser that gave up leaves it lying, and the next call on the same connection
 * would wait behind it for ever.
 */
export function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  limits: Pick<HttpLimits, 'body' | 'upload'>,
): void {
  if (!hasBody(request)) return
  const watch = startWatch(request, response)
  watch.pace(limits.body)
  watches.set(request, { ...watch, upload: limits.upload })
  response.once('finish', () => {
    watches.delete(request)
    request.resume()
    if (!request.complete) watch.pace(limits.body)
  })
}

/**
 * The route takes files, so their bytes may take their time. A content type alone, which anybody can
 * write over a call, is no reason for patience.
 */
export function awaitUpload(request: IncomingMessage): void {
  const watch = watches.get(request)
  if (watch && isUpload(request)) watch.pace(watch.upload)
}

/** `pace` begins anew with each pace that is set: time and bytes are counted from then on. */
function startWatch(request: IncomingMessage, response: ServerResponse): Watch {
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearInterval(timer)
  request.once('end', stop).once('close', stop)
  return {
    pace: (next) => {
      stop()
      const isLate = lateness(request, next)
      const look = () => {
        if (request.complete || request.destroyed) stop()
        else if (isLate()) {
          stop()
          cutOff(request, response)
        }
      }
      // After the bytes that are there already: a held event loop is not the client's fault.
      timer = setInterval(() => setImmediate(look), next.windowMs).unref()
    },
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function isUpload({ headers }: IncomingMessage): boolean {
  const type = headers['content-type'] ?? ''
  return type.startsWith('multipart/') || type.startsWith(STREAM_TYPE)
}

function lateness(request: IncomingMessage, { minBytes, totalMs }: BodyPace): () => boolean {
  const { socket } = request
  const began = performance.now()
  let seen = socket.bytesRead
  return () => {
    const arrived = socket.bytesRead - seen
    seen = socket.bytesRead
    // What has arrived and was not read yet holds back the rest: then it is us who are slow.
    if (request.readableLength >= request.readableHighWaterMark) return false
    return arrived < minBytes || performance.now() - began >= totalMs
  }
}

function cutOff({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) socket.destroy()
  else answerClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket)
}
