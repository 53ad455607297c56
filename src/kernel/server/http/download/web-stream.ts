import type { Readable } from 'node:stream'

/** A stream for a `Response`; a reader that leaves half-way closes what is behind it. */
export function webStream(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream.iterator()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    cancel: () => void stream.destroy(),
  })
}
