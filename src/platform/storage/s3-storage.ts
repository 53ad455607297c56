import { Readable } from 'node:stream'
import {
  type Bucket,
  httpStatus,
  lazyBucket,
  type S3Agents,
  type S3Settings,
  translateS3,
} from './s3-client.ts'
import { upload } from './s3-upload.ts'
import { type ByteRange, notFound, type Storage, type StoredObject } from './storage.ts'
import { checkKey } from './storage-key.ts'

const DAY = 86_400_000

const NOT_IMPLEMENTED = 501

/** Objects in a bucket of any server that speaks S3; `agents` for an address a person typed in. */
export function s3Storage(settings: S3Settings, agents?: S3Agents): Storage {
  const bucket = lazyBucket(settings, agents)
  const withKey = async <T>(key: string, work: (bucket: Bucket) => Promise<T>): Promise<T> => {
    checkKey(key)
    return work(await bucket()).catch((error: unknown) => {
      throw translateS3(error)
    })
  }
  const size = (key: string) => withKey(key, (opened) => sizeOf(opened, key))
  return {
    put: (key, bytes) => withKey(key, (opened) => upload(opened, key, bytes)),
    get: (key, range) => withKey(key, (opened) => read(opened, key, range)),
    remove: (key) =>
      withKey(key, async ({ sdk, client, bucket: Bucket }) => {
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key }))
      }),
    size,
    exists: async (key) => (await size(key)) !== undefined,
    list: () => listObjects(bucket),
    sweep: async () => sweepUploads(await bucket()),
  }
}

async function read({ sdk, client, bucket }: Bucket, key: string, range?: ByteRange) {
  const Range = range && `bytes=${range.start}-${range.end ?? ''}`
  const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key, Range }))
  if (!(Body instanceof Readable)) throw notFound()
  return Body
}

async function sizeOf({ sdk, client, bucket }: Bucket, key: string): Promise<number | undefined> {
  try {
    const head = await client.send(new sdk.HeadObjectCommand({ Bucket: bucket, Key: key }))
    return head.ContentLength ?? 0
  } catch (error) {
    if (httpStatus(error) === 404) return undefined
    throw error
  }
}

/** All objects of a bucket, or those below a prefix, a thousand at a time. */
async function* listObjects(
  open: () => Promise<Bucket>,
  prefix?: string,
): AsyncGenerator<StoredObject> {
  const { sdk, client, bucket } = await open()
  let token: string | undefined
  do {
    const page = await client.send(
      new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
    )
    for (const { Key, Size } of page.Contents ?? []) if (Key) yield { key: Key, size: Size ?? 0 }
    token = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (token)
}

/** Gives up multipart uploads begun more than a day ago; their parts cost space until then. */
async function sweepUploads(from: Bucket, now = Date.now()): Promise<number> {
  const old = await oldUploads(from, now - DAY)
  for (const upload of old) {
    const target = { Bucket: from.bucket, Key: upload.Key, UploadId: upload.UploadId }
    await from.client.send(new from.sdk.AbortMultipartUploadCommand(target))
  }
  return old.length
}

async function oldUploads({ sdk, client, bucket }: Bucket, before: number) {
  try {
    const list = new sdk.ListMultipartUploadsCommand({ Bucket: bucket })
    const { Uploads = [] } = await client.send(list)
    return Uploads.filter(({ Initiated }) => Initiated && Initiated.getTime() < before)
  } catch (error) {
    // Some servers cannot list them and clean up by a rule of the bucket instead.
    if (httpStatus(error) === NOT_IMPLEMENTED) return []
    throw error
  }
}
