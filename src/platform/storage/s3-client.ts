import type { Agent as HttpAgent } from 'node:http'
import type { Agent as HttpsAgent } from 'node:https'
import type { S3Client } from '@aws-sdk/client-s3'
import { diskFull, notFound } from './storage.ts'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKey: string
  secretKey: string
}

/** How connections are made, where not as usual. */
export type S3Agents = { httpAgent: HttpAgent; httpsAgent: HttpsAgent }

type Sdk = typeof import('@aws-sdk/client-s3')

/** A bucket with the kit to talk to it. */
export type Bucket = { sdk: Sdk; client: S3Client; bucket: string }

/** The kit is large, so it is loaded on first use: most installations never need it. */
export function lazyBucket(settings: S3Settings, agents?: S3Agents): () => Promise<Bucket> {
  let opening: Promise<Bucket> | undefined
  return () => {
    opening ??= openBucket(settings, agents)
    return opening
  }
}

async function openBucket(settings: S3Settings, agents?: S3Agents): Promise<Bucket> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    forcePathStyle: true,
    ...(agents ? { requestHandler: agents } : {}),
    // Checksums beyond what the call demands are unknown to many servers that speak S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { sdk, client, bucket: settings.bucket }
}

export function httpStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const metadata = error.$metadata as { httpStatusCode?: number } | undefined
  return metadata?.httpStatusCode
}

/** What the server says in numbers, in our words. */
export function translateS3(error: unknown): unknown {
  if (httpStatus(error) === 404) return notFound(error)
  if (httpStatus(error) === 507) return diskFull(error)
  return error
}
