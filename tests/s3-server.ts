import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export const S3_KEYS = { accessKey: 'S3RVER', secretKey: 'S3RVER' }

/** A server that speaks S3 with one empty bucket, on a free port. */
export async function startS3(bucket = 'kontor') {
  const directory = await mkdtemp(join(tmpdir(), 'kontor-s3-'))
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] })
  await s3.configureBuckets()
  const server = createServer(s3.callback())
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    bucket,
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await rm(directory, { recursive: true, force: true })
    },
  }
}
