import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { fileFailures } from '../../../errors.ts'
import type { CheckInput } from './serve-checks.ts'

export type Request = {
  check: string
  input: CheckInput
  deadlineMs: number
  /** Opened only when its turn has come. */
  body?: () => Promise<Readable>
}
export type Limits = { heapMb: number; rssMb: number }
type Answer = { value?: unknown; code?: string; rss: number }
type Said = Answer | { isReady: true } | { piece: Uint8Array }
export type InspectorProcess = {
  ask(request: Request): Promise<Answer>
  isAlive(): boolean
  end(): void
}

/** What the libraries need; none of the server's secrets. */
const ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_ENV', 'LD_LIBRARY_PATH']
const WATCH_MS = 200
const MB = 1024 * 1024
const PAGE_BYTES = 4096

/** Starts a process that does one check at a time. It never keeps the server from ending. */
export function startInspector(entry: URL, limits: Limits): InspectorProcess {
  const child = fork(entry, [], {
    execArgv: [`--max-old-space-size=${limits.heapMb}`],
    env: Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]])),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let isAlive = true
  const started = new Promise<void>((resolve, reject) => {
    const fail = (error?: unknown) => reject(new Error('no inspector starts', { cause: error }))
    child.once('message', () => resolve())
    child.once('error', fail)
    child.once('exit', fail)
  })
  child.once('exit', () => {
    isAlive = false
  })
  const end = () => {
    isAlive = false
    child.kill('SIGKILL')
  }
  return {
    isAlive: () => isAlive,
    end,
    ask: async (request) => {
      hold(child, true)
      try {
        await started
        return await underWatch({ child, limits, end }, request)
      } catch (error) {
        // Whatever it was doing, it is in the middle of it.
        end()
        throw error
      } finally {
        hold(child, false)
      }
    },
  }
}

function hold(child: ChildProcess, isHeld: boolean): void {
  const name = isHeld ? 'ref' : 'unref'
  child[name]()
  child.channel?.[name]()
}

type Watched = { child: ChildProcess; limits: Limits; end(): void }

/** A process over its time or memory is killed, which alone ends what its libraries compute. */
async function underWatch({ child, limits, end }: Watched, request: Request): Promise<Answer> {
  const answered = Promise.withResolvers<Answer>()
  const stop = (error: Error) => {
    end()
    answered.reject(error)
  }
  const deadline = setTimeout(() => stop(fileFailures.checkTimeout()), request.deadlineMs)
  const watch = setInterval(async () => {
    if ((await memoryOf(child.pid)) > limits.rssMb * MB) stop(fileFailures.bomb())
  }, WATCH_MS)
  const pieces: Uint8Array[] = []
  const onMessage = (said: Said) => {
    if ('piece' in said) pieces.push(said.piece)
    else if ('rss' in said) answered.resolve(pieces.length > 0 ? { ...said, value: pieces } : said)
  }
  const onExit = () => answered.reject(fileFailures.unreadable())
  const feeding: Feeding = { isOver: false, deadline }
  child.on('message', onMessage).once('exit', onExit)
  try {
    const over = answered.promise.finally(() => {
      feeding.isOver = true
    })
    const [answer] = await Promise.all([over, feed(child, request, feeding)])
    return answer
  } finally {
    clearTimeout(deadline)
    clearInterval(watch)
    child.off('message', onMessage).off('exit', onExit)
  }
}

type Feeding = { isOver: boolean; deadline: NodeJS.Timeout }

/** Sends the bytes piece by piece, as fast as they are taken and as far as they are wanted. */
async function feed(child: ChildProcess, request: Request, feeding: Feeding): Promise<void> {
  const { check, input, body } = request
  await send(child, { check, input })
  for await (const chunk of body ? await body() : []) {
    if (feeding.isOver) break
    // The storage may be slow, which is no fault of the file: each piece starts the time anew.
    feeding.deadline.refresh()
    await send(child, { chunk })
  }
  await send(child, { isEnd: true })
}

function send(child: ChildProcess, message: object): Promise<void> {
  return new Promise((resolve, reject) => {
    child.send(message, (error) => (error ? reject(fileFailures.unreadable()) : resolve()))
  })
}

/** Pixels and compiled libraries lie outside the heap; only the system knows of them. */
async function memoryOf(pid = 0): Promise<number> {
  if (process.platform !== 'linux') return 0
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(pages.split(' ')[1] ?? 0) * PAGE_BYTES
}
