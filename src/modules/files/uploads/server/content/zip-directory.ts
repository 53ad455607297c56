import { fileFailures } from '../../../errors.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const MOST_ENTRIES = 10_000
const MOST_RATIO = 100
/** Below this even a wild ratio harms nobody. */
const SMALL = 100 * 1024 * 1024
const UNKNOWN = 0xffffffff

type Directory = { start: number; size: number; entries: number }

/** Where the list of contents lies; undefined when the end of the file holds no such mark. */
export function findDirectory(tail: Buffer): Directory | undefined {
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END) continue
    return {
      entries: tail.readUInt16LE(at + 10),
      size: tail.readUInt32LE(at + 12),
      start: tail.readUInt32LE(at + 16),
    }
  }
  return undefined
}

/** Refuses archives that unpack to immoderately more than they are, or that carry macros. */
export function judgeDirectory(directory: Buffer, archiveSize: number): void {
  let unpacked = 0
  let entries = 0
  for (let at = 0; at + ENTRY_BYTES <= directory.length; ) {
    if (directory.readUInt32LE(at) !== ENTRY) break
    const size = directory.readUInt32LE(at + 24)
    const nameLength = directory.readUInt16LE(at + 28)
    const name = directory.toString('latin1', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength)
    if (/(^|\/)vbaProject\.bin$/i.test(name)) throw fileFailures.hostile()
    // A size that needs the 64-bit form is more than any file we take.
    if (size === UNKNOWN) throw fileFailures.bomb()
    unpacked += size
    entries += 1
    if (entries > MOST_ENTRIES) throw fileFailures.bomb()
    at +=
      ENTRY_BYTES + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  if (unpacked > SMALL && unpacked > archiveSize * MOST_RATIO) throw fileFailures.bomb()
}
