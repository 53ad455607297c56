const BYTES_PER_VALUE = 50
const LEAST = 1000

/**
 * Whether a JSON text holds more values than a body of this size has any use for. A megabyte of
 * `[0,0,…]` is half a million values, and each costs far more to check than to send; so they are
 * counted before anything is made of them. Commas and brackets inside texts do not count.
 */
export function hasTooManyValues(json: string, bodyLimit: number): boolean {
  let left = Math.max(LEAST, bodyLimit / BYTES_PER_VALUE)
  for (let at = 0; at < json.length; at++) {
    const char = json[at]
    if (char === '"') at = endOfText(json, at)
    else if (char === ',' || char === '[' || char === '{') left -= 1
    if (left < 0) return true
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
