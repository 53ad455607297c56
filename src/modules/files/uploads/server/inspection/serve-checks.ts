import { setPriority } from 'node:os'
import { Readable } from 'node:stream'
import type { RenderOptions } from '../../../images/server/render-form.ts'

export type CheckInput = {
  name?: string
  type?: string
  size?: number
  head?: Uint8Array
  tail?: Uint8Array
  /** Which form of a picture is wanted. */
  render?: RenderOptions
}

/**
 * Looks at bytes and answers with something the other process can read, or throws. Bytes by
 * themselves go back in pieces: the server takes them one at a time, however many there are.
 */
export type Check = (input: CheckInput, body: Readable) => unknown

type Message =
  | { check: string; input: CheckInput }
  | { chunk: Uint8Array }
  | { isEnd: true }
  | undefined

/** The machine serves visitors first. */
const NICENESS = 5
const PIECE = 256 * 1024

/**
 * The side of the inspecting process: one check at a time, its bytes in pieces, one answer.
 * It lives only as long as the server: when that is gone, even what a library is computing on
 * another thread must end, and only a kill does that.
 */
export function serveChecks(checks: Readonly<Record<string, Check>>): void {
  setPriority(NICENESS)
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  // Sent to the whole group when the server is stopped; it finishes what it has begun.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
  let body = openBody()
  process.on('message', (message: Message) => {
    if (!message) return
    if ('check' in message) {
      body = openBody()
      void answer(checks[message.check], message.input, body)
    } else if ('isEnd' in message) body.push(null)
    else if (!body.destroyed) body.push(message.chunk)
  })
  process.send?.({ isReady: true })
}

function openBody(): Readable {
  return new Readable({ read: () => undefined })
}

async function answer(check: Check | undefined, input: CheckInput, body: Readable): Promise<void> {
  const said = await run(check, input, body)
  body.destroy()
  const { value } = said
  if (value instanceof Uint8Array) {
    for (let at = 0; at < value.length; at += PIECE) await send(value.subarray(at, at + PIECE))
    delete said.value
  }
  process.send?.({ ...said, rss: process.memoryUsage.rss() })
}

function send(piece: Uint8Array): Promise<void> {
  return new Promise((resolve) => void process.send?.({ piece }, () => resolve()))
}

type Outcome = { value?: unknown; code?: string }

async function run(check: Check | undefined, input: CheckInput, body: Readable): Promise<Outcome> {
  try {
    return { value: await check?.(input, body) }
  } catch (error) {
    return { code: error instanceof Error && 'code' in error ? String(error.code) : '' }
  }
}
