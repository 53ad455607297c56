import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'

const Seen = z.object({
  status: z.int(),
  code: z.string(),
  /** Every answer of `/healthz` that came in the meantime; 0 where none came. */
  health: z.array(z.int()).min(1),
})
export type Seen = z.output<typeof Seen>

type Upload = { url: string; cookie: string; name: string; bytes: Uint8Array }
type Fetched = { url: string; path: string; patienceMs: number }

/**
 * Far more than any answer needs, far less than a server that hangs takes: this tells the two apart
 * and measures nothing.
 */
const PATIENCE_MS = 10_000

/** A client on a thread of its own goes on asking while the server, in this thread, cannot. */
const CLIENT = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { url, cookie, name, bytes, path, patience } = workerData
  const ask = () =>
    fetch(url + '/healthz', { signal: AbortSignal.timeout(patience) }).then(
      (answer) => answer.text().then(() => answer.status),
      () => 0,
    )
  const upload = async () => {
    const form = new FormData()
    form.append('file', new Blob([bytes]), name)
    const headers = { origin: url, cookie, 'x-local-session': 'test-tab' }
    const answer = await fetch(url + '/api/v0/file/', { method: 'POST', headers, body: form })
    const { code = '' } = await answer.json()
    return { status: answer.status, code }
  }
  const get = async () => {
    const answer = await fetch(url + path)
    await answer.arrayBuffer()
    return { status: answer.status, code: '' }
  }
  const work = async () => {
    let isOver = false
    const health = []
    const sent = (path ? get() : upload()).finally(() => { isOver = true })
    do health.push(await ask())
    while (!isOver)
    return { ...(await sent), health }
  }
  work().then((seen) => parentPort.postMessage(seen))`

/** Uploads one file and asks for `/healthz` until the upload is answered. */
export function uploadFromOutside(upload: Upload): Promise<Seen> {
  return onThread({ ...upload, patience: PATIENCE_MS })
}

/** Fetches an address and asks for `/healthz` until all of it came. */
export function fetchFromOutside({ patienceMs, ...fetched }: Fetched): Promise<Seen> {
  return onThread({ ...fetched, patience: patienceMs })
}

async function onThread(workerData: object): Promise<Seen> {
  const worker = new Worker(CLIENT, { eval: true, workerData })
  try {
    const [seen] = await once(worker, 'message')
    return Seen.parse(seen)
  } finally {
    await worker.terminate()
  }
}
