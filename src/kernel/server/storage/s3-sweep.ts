import { type Bucket, httpStatus } from './s3-client.ts'

const DAY = 86_400_000
const NOT_IMPLEMENTED = 501

/** Gives up multipart uploads begun more than a day ago; their parts cost space until then. */
export async function sweepUploads(from: Bucket, now = Date.now()): Promise<number> {
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
