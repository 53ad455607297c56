import { readAddress, writePath } from '#kernel/server/site/route/site-path.ts'

/** How an address is found: upper and lower case, doubled and trailing slashes are the same. */
export function addressKey(path: string): string {
  const address = readAddress(path)
  return address ? keyOfSegments(address.segments) : path.toLowerCase()
}

export function keyOfSegments(segments: readonly string[]): string {
  return writePath(segments.map((segment) => segment.normalize('NFC').toLowerCase()))
}
