import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const TYPES = { 1: 'A', 28: 'AAAA' } as const
const HEAD = 12
const NO_SUCH_NAME = 3

type Zone = Readonly<Record<string, Partial<Record<'A' | 'AAAA', readonly string[]>>>>

/** A name server on loopback that knows a few names and remembers what it was asked for. */
export async function startNameServer(zone: Zone) {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, end } = nameIn(query)
    const kind = query.readUInt16BE(end)
    const type = kind === 1 || kind === 28 ? TYPES[kind] : undefined
    asked.push(`${name} ${type}`)
    const known = zone[name]
    const values = (type && known?.[type]) ?? []
    socket.send(replyTo(query.subarray(0, end + 4), values, known !== undefined), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    asked,
    address: `127.0.0.1:${socket.address().port}`,
    close: () => socket.close(),
  }
}

function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = HEAD
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

function replyTo(question: Buffer, values: readonly string[], isKnown: boolean): Buffer {
  const head = Buffer.from(question)
  head.writeUInt16BE(0x8180 + (isKnown ? 0 : NO_SUCH_NAME), 2)
  head.writeUInt16BE(values.length, 6)
  head.writeUInt32BE(0, 8)
  return Buffer.concat([head, ...values.map(recordOf)])
}

/** Points back to the name of the question; a minute of life. */
function recordOf(address: string): Buffer {
  const bytes = address.includes(':') ? v6(address) : Buffer.from(address.split('.').map(Number))
  const record = Buffer.alloc(12)
  record.writeUInt16BE(0xc00c, 0)
  record.writeUInt16BE(bytes.length === 4 ? 1 : 28, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt32BE(60, 6)
  record.writeUInt16BE(bytes.length, 10)
  return Buffer.concat([record, bytes])
}

/** Written out in full: '2001:db8:0:0:0:0:0:1'. */
function v6(address: string): Buffer {
  const bytes = Buffer.alloc(16)
  for (const [at, part] of address.split(':').entries())
    bytes.writeUInt16BE(Number.parseInt(part, 16), at * 2)
  return bytes
}
