/**
 * Whether a document declares entities: that is how a few bytes become gigabytes, and how outside
 * files are read. One pass, whatever the document repeats.
 */
export function declaresEntities(source: string): boolean {
  let isInDoctype = false
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at]
    if (sign === '>') isInDoctype = false
    if (sign === '[' && isInDoctype) return true
    if (sign !== '<') continue
    const word = source.slice(at + 1, at + 9).toLowerCase()
    if (word.startsWith('!entity')) return true
    if (word === '!doctype') isInDoctype = true
  }
  return false
}
