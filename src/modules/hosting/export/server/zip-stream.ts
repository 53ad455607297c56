import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = { name: string; bytes: AsyncIterable<Uint8Array> }

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const DEFLATED = 8
/** Sizes follow the bytes, names are UTF-8. */
const FLAGS = 0x0808
/** Beyond these the format needs an extension that not every program reads. */
const MOST_BYTES = 0xffff_ffff
const MOST_ENTRIES = 0xffff

/** The copy does not fit into a plain zip file. */
export class ZipTooLarge extends Error {}

type Listed = { name: Buffer; crc: number; packed: number; size: number; at: number }

/**
 * A zip file as it is written, one entry after the other: only the list of names is held in memory.
 * The compression is Node's own.
 */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry>,
  now: Date,
): AsyncGenerator<Buffer> {
  const listed: Listed[] = []
  const time = dosTime(now)
  let at = 0
  for await (const { name, bytes } of entries) {
    const entry: Listed = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, at }
    for await (const part of entryOf(entry, bytes, time)) {
      at += part.length
      if (at > MOST_BYTES) throw new ZipTooLarge()
      yield part
    }
    if (listed.push(entry) > MOST_ENTRIES) throw new ZipTooLarge()
  }
  const directory = Buffer.concat(listed.map((entry) => centralOf(entry, time)))
  yield directory
  yield endOf(listed.length, directory.length, at)
}

async function* entryOf(
  entry: Listed,
  bytes: AsyncIterable<Uint8Array>,
  time: number,
): AsyncGenerator<Buffer> {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(LOCAL, 0)
  head.writeUInt16LE(VERSION, 4)
  head.writeUInt16LE(FLAGS, 6)
  head.writeUInt16LE(DEFLATED, 8)
  head.writeUInt32LE(time, 10)
  head.writeUInt16LE(entry.name.length, 26)
  yield Buffer.concat([head, entry.name])
  for await (const part of Readable.from(counted(entry, bytes)).compose(createDeflateRaw())) {
    entry.packed += part.length
    yield part
  }
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(DESCRIPTOR, 0)
  writeSizes(tail, entry, 4)
  yield tail
}

async function* counted(entry: Listed, bytes: AsyncIterable<Uint8Array>) {
  for await (const part of bytes) {
    entry.crc = crc32(part, entry.crc)
    entry.size += part.length
    if (entry.size > MOST_BYTES) throw new ZipTooLarge()
    yield part
  }
}

function centralOf(entry: Listed, time: number): Buffer {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(CENTRAL, 0)
  head.writeUInt16LE(VERSION, 4)
  head.writeUInt16LE(VERSION, 6)
  head.writeUInt16LE(FLAGS, 8)
  head.writeUInt16LE(DEFLATED, 10)
  head.writeUInt32LE(time, 12)
  writeSizes(head, entry, 16)
  head.writeUInt16LE(entry.name.length, 28)
  head.writeUInt32LE(entry.at, 42)
  return Buffer.concat([head, entry.name])
}

function writeSizes(into: Buffer, { crc, packed, size }: Listed, at: number): void {
  into.writeUInt32LE(crc, at)
  into.writeUInt32LE(packed, at + 4)
  into.writeUInt32LE(size, at + 8)
}

function endOf(count: number, length: number, at: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(at, 16)
  return end
}

/** Time in the low half, date in the high one, in steps of two seconds since 1980. */
function dosTime(now: Date): number {
  const time = (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1)
  const date = ((now.getFullYear() - 1980) << 9) | ((now.getMonth() + 1) << 5) | now.getDate()
  return ((date << 16) | time) >>> 0
}
