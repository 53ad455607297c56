import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { fileFailures } from '../../errors.ts'
import { MOST_PIXELS } from './open-sharp.ts'

const SECONDS = 60

const Decoded = z.union([
  z.object({
    width: z.int().min(1),
    height: z.int().min(1),
    data: z.instanceof(Uint8Array),
  }),
  z.object({ isTooLarge: z.literal(true) }),
])

/**
 * Decoding takes a second of pure computing and a library of megabytes, so it happens on a thread
 * of its own that is gone afterwards. The thread's few lines are a text, because the built server
 * is one bundle and has no second file to start.
 */
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads')
  const decode = require(workerData.library)
  const work = async () => {
    const [picture] = await decode.all({ buffer: workerData.bytes })
    if (picture.width * picture.height > workerData.mostPixels) return { isTooLarge: true }
    const { width, height, data } = await picture.decode()
    return { width, height, data: new Uint8Array(data.buffer) }
  }
  work().then((result) => parentPort.postMessage(result))`

/** The pixels of a HEIC picture as a JPEG of the best quality, from which all else is made. */
export async function decodeHeic(bytes: Buffer): Promise<Buffer> {
  const { width, height, data } = await pixelsOf(bytes)
  const { default: sharp } = await import('sharp')
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function pixelsOf(bytes: Buffer) {
  const library = createRequire(import.meta.url).resolve('heic-decode')
  const worker = new Worker(THREAD, {
    eval: true,
    workerData: { library, bytes, mostPixels: MOST_PIXELS },
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
    stdout: true,
    stderr: true,
  })
  try {
    const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(SECONDS * 1000) })
    const decoded = Decoded.parse(message)
    if ('isTooLarge' in decoded) throw fileFailures.tooManyPixels()
    return decoded
  } catch (error) {
    throw error instanceof Error && error.name === 'AppError' ? error : fileFailures.unreadable()
  } finally {
    await worker.terminate()
  }
}
