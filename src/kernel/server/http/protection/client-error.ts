import type { Socket } from 'node:net'
import { STATUS_CODES } from '../node-http.ts'

const ANSWERS: Readonly<Record<string, { status: number; code: string; message: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'timeout',
    message: 'Die Anfrage kam zu langsam an.',
  },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too-large', message: 'Die Anfrage ist zu groß.' },
}
const BROKEN = { status: 400, code: 'invalid', message: 'Die Anfrage ist nicht lesbar.' }

/** What never became a request is answered in our words too, and the connection ends as announced. */
export function answerClientError(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, code, message } = ANSWERS[error.code ?? ''] ?? BROKEN
  const body = JSON.stringify({ message, code })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
  // A client that goes on sending is not listened to.
  socket.resume()
  setTimeout(() => socket.destroy(), 1000).unref()
}
