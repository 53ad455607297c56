const BYTES_PER_VALUE = 50
const LEAST = 1000
/** A page has two thousand blocks at most; nothing else that is sent comes near. */
const MOST_VALUES = 60_000
const MOST_MEMBERS = 5000

/**
 * Whether a JSON text holds more values than a body of this size has any use for, or one list or
 * object of thousands. A megabyte of `[0,0,…]` is half a million values, and each costs far more to
 * check than to send; so they are counted before anything is made of them. Commas and brackets
 * inside texts do not count.
 */
export function hasTooManyValues(json: string, bodyLimit: number): boolean {
  let left = Math.min(MOST_VALUES, Math.max(LEAST, bodyLimit / BYTES_PER_VALUE))
  const outer: number[] = []
  let members = 0
  for (let at = 0; at < json.length; at++) {
    const char = json[at]
    if (char === '"') at = endOfText(json, at)
    else if (char === ',') {
      left -= 1
      members += 1
    } else if (char === '[' || char === '{') {
      left -= 1
      outer.push(members)
      members = 0
    } else if (char === ']' || char === '}') members = outer.pop() ?? 0
    if (left < 0 || members > MOST_MEMBERS) return true
  }
  return false
}

/** The place of the quote that ends the text which begins here; the end of all if there is none. */
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1)
  return end === -1 ? json.length : end
}

function isEscaped(json: string, at: number): boolean {
  let slashes = 0
  while (json[at - 1 - slashes] === '\\') slashes += 1
  return slashes % 2 === 1
}
