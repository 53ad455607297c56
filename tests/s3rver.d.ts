declare module 's3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export default class S3rver {
    constructor(options: {
      directory: string
      silent?: boolean
      vhostBuckets?: boolean
      configureBuckets?: { name: string }[]
    })
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    configureBuckets(): Promise<unknown>
  }
}
