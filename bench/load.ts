import autocannon from 'autocannon'

type Load = {
  url: string
  connections?: number
  seconds?: number
  headers?: Record<string, string>
}
type Measured = { perSecond: number; p99: number; bytes: number }

/** A bounded load on an address of this machine. */
export async function load({
  url,
  connections = 16,
  seconds = 4,
  headers = {},
}: Load): Promise<Measured> {
  const { hostname } = new URL(url)
  if (hostname !== '127.0.0.1') throw new Error('Load goes to this machine only')
  const result = await autocannon({ url, connections, duration: seconds, headers })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`)
  }
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    bytes: result.throughput.average / result.requests.average,
  }
}
