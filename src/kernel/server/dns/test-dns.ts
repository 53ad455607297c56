import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const TYPES = { A: 1, CNAME: 5, MX: 15, TXT: 16, AAAA: 28 } as const
type RecordType = keyof typeof TYPES
const HEAD = 12
const NO_SUCH_NAME = 3
const REFUSED = 5

/** A: '192.0.2.1', MX: '10 mx.example.org', TXT: any text. A CNAME comes before whatever else is asked. */
type Records = Partial<Record<RecordType, readonly string[]>>
/** Instead of records: no answer at all, a refusal, or a datagram made from the question. */
type Manner = 'silent' | 'refused' | ((question: Buffer) => Buffer)
type Zone = Record<string, Records | Manner>

/** A name server on loopback that knows a few names and remembers what it was asked for. */
export async function startNameServer(zone: Zone) {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, end } = nameIn(query)
    const kind = query.readUInt16BE(end)
    const type = typeOf(kind)
    asked.push(`${name} ${type}`)
    const known = zone[name]
    if (known === 'silent') return
    const question = query.subarray(0, end + 4)
    const reply = typeof known === 'function' ? known(question) : replyTo(question, known, type)
    socket.send(reply, port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    asked,
    /** What it knows; may be changed at any time. */
    zone,
    address: `127.0.0.1:${socket.address().port}`,
    close: () => socket.close(),
  }
}

function typeOf(kind: number): RecordType | undefined {
  const names = Object.keys(TYPES) as RecordType[]
  return names.find((name) => TYPES[name] === kind)
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

function replyTo(question: Buffer, known: Records | 'refused' | undefined, type?: RecordType) {
  if (known === 'refused') return answerTo(question, [], REFUSED)
  if (known === undefined) return answerTo(question, [], NO_SUCH_NAME)
  const records = (type && known[type]) ?? []
  return answerTo(
    question,
    records.map((value) => recordOf(type ?? 'A', value)),
  )
}

/** The reply to a question with these records; for tests that build their own. */
export function answerTo(question: Buffer, records: readonly Buffer[], code = 0): Buffer {
  const head = Buffer.from(question)
  head.writeUInt16BE(0x8180 + code, 2)
  head.writeUInt16BE(records.length, 6)
  head.writeUInt32BE(0, 8)
  return Buffer.concat([head, ...records])
}

/** Points back to the name of the question unless said; a minute of life. */
export function recordOf(
  type: RecordType,
  value: string,
  owner: Buffer = Buffer.from([0xc0, HEAD]),
): Buffer {
  const bytes = bytesOf(type, value)
  const record = Buffer.alloc(10)
  record.writeUInt16BE(TYPES[type], 0)
  record.writeUInt16BE(1, 2)
  record.writeUInt32BE(60, 4)
  record.writeUInt16BE(bytes.length, 8)
  return Buffer.concat([owner, record, bytes])
}

function bytesOf(type: RecordType, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number))
  if (type === 'AAAA') return v6(value)
  if (type === 'CNAME') return nameBytes(value)
  if (type === 'TXT') return textBytes(value)
  const [priority = '0', host = ''] = value.split(' ')
  return Buffer.concat([Buffer.from([0, Number(priority)]), nameBytes(host)])
}

export function nameBytes(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.from(label, 'latin1'))
  return Buffer.concat([
    ...labels.flatMap((label) => [Buffer.from([label.length]), label]),
    Buffer.from([0]),
  ])
}

/** Cut into pieces of 255 bytes, as DNS wants it. */
function textBytes(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8')
  const pieces: Buffer[] = []
  for (let at = 0; at === 0 || at < bytes.length; at += 255) {
    const piece = bytes.subarray(at, at + 255)
    pieces.push(Buffer.from([piece.length]), piece)
  }
  return Buffer.concat(pieces)
}

/** Written out in full: '2001:db8:0:0:0:0:0:1'. */
function v6(address: string): Buffer {
  const bytes = Buffer.alloc(16)
  for (const [at, part] of address.split(':').entries())
    bytes.writeUInt16BE(Number.parseInt(part, 16), at * 2)
  return bytes
}
