import { hash } from 'node:crypto'

/** How many rows can be told apart by their place. */
const PLACES = 2 ** 18
const LOW_BITS = 2 ** 6
/** The two bits every such id has there. */
const VARIANT = 0x80

/**
 * Ids for what a row makes, the same whenever it is planned. They are of version 7: from the moment of
 * the import and in the order of its rows, so that an index grows at its end. Nobody who knows one can
 * say the next.
 */
export function idsOf(importId: string, n: number): () => string {
  const moment = importId.slice(0, 13)
  const place = n % PLACES
  const high = hex(Math.floor(place / LOW_BITS), 3)
  const low = hex(VARIANT + (place % LOW_BITS), 2)
  let count = 0
  return () => {
    count += 1
    const rest = hash('sha256', `${importId} ${n} ${count}`, 'hex')
    return `${moment}-7${high}-${low}${rest.slice(0, 2)}-${rest.slice(2, 14)}`
  }
}

function hex(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0')
}
