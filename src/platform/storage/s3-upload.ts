import { chunksOf, measure } from '../files/measure.ts'
import type { Bucket } from './s3-client.ts'
import type { Stored } from './storage.ts'

/** S3 takes parts of 5 MB and more (only the last may be smaller), at most 10,000 of them. */
const PART_BYTES = 8 * 1024 * 1024

/** One call for what fits into a part, a multipart upload for what does not. */
export async function upload(
  to: Bucket,
  key: string,
  bytes: NodeJS.ReadableStream,
): Promise<Stored> {
  const measured = measure()
  const parts = partsOf(bytes, measured)
  const first = await parts.next()
  const second = await parts.next()
  if (second.done) await putSmall(to, key, first.value ?? Buffer.alloc(0))
  else await putLarge(to, key, prepend([first.value ?? Buffer.alloc(0), second.value], parts))
  return measured.result()
}

async function putSmall({ sdk, client, bucket }: Bucket, key: string, body: Buffer) {
  await client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: body }))
}

/** The object appears with the last call; before that there is nothing under its key. */
async function putLarge(to: Bucket, key: string, parts: AsyncIterable<Buffer>) {
  const { sdk, client, bucket } = to
  const target = { Bucket: bucket, Key: key }
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(target))
  try {
    const done: { PartNumber: number; ETag?: string }[] = []
    for await (const Body of parts) {
      const PartNumber = done.length + 1
      const part = new sdk.UploadPartCommand({ ...target, UploadId, PartNumber, Body })
      const { ETag } = await client.send(part)
      done.push({ PartNumber, ETag })
    }
    const MultipartUpload = { Parts: done }
    const command = new sdk.CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload })
    await client.send(command)
  } catch (error) {
    const abort = new sdk.AbortMultipartUploadCommand({ ...target, UploadId })
    // The first error tells what happened; parts that stay behind are found by `sweep`.
    await client.send(abort).catch(() => undefined)
    throw error
  }
}

async function* partsOf(bytes: NodeJS.ReadableStream, measured: ReturnType<typeof measure>) {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of chunksOf(bytes)) {
    measured.add(chunk)
    waiting.push(chunk)
    size += chunk.length
    if (size < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}

async function* prepend(first: readonly Buffer[], rest: AsyncIterable<Buffer>) {
  yield* first
  yield* rest
}
