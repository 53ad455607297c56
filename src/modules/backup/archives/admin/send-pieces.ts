import { z } from 'zod'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { tabSession } from '#kernel/client/tab-session.ts'
import { beginUpload, continueUpload } from '../../contract.ts'

const PIECE = 8 * 1024 * 1024
const TRIES = 4
const Failure = z.object({ message: z.string(), code: z.string(), received: z.int().optional() })

/** Sends a file in pieces; a piece that got lost on the way is sent again. */
export async function sendPieces(file: File, onPart: (part: number) => void): Promise<void> {
  const { _id } = await call(beginUpload, { body: { size: file.size } })
  let received = 0
  let failed = 0
  while (received < file.size) {
    try {
      received = await sendPiece(_id, {
        offset: received,
        bytes: file.slice(received, received + PIECE),
      })
      failed = 0
      onPart(received / file.size)
    } catch (error) {
      failed += 1
      const isLost = error instanceof CallError && (error.status === 0 || error.status >= 500)
      if (!isLost || failed >= TRIES) throw error
    }
  }
}

async function sendPiece(id: string, { offset, bytes }: { offset: number; bytes: Blob }) {
  const address = `${continueUpload.path.replace(':id', id)}?offset=${offset}`
  const headers = { 'content-type': continueUpload.stream, 'x-local-session': tabSession() }
  const response = await fetch(address, { method: 'PATCH', headers, body: bytes }).catch(() => {
    throw new CallError({ message: 'offline', code: 'offline', status: 0 })
  })
  const body: unknown = await response.json()
  if (response.ok) return continueUpload.reply.parse(body).received
  const failure = Failure.parse(body)
  // The piece had arrived, only its answer had not.
  if (failure.received !== undefined && failure.received > offset) return failure.received
  throw new CallError({ ...failure, status: response.status })
}
