import type { Bucket } from './s3-client.ts'
import type { StoredObject } from './storage.ts'

/** All objects of a bucket, or those below a prefix, a thousand at a time. */
export async function* listObjects(
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
