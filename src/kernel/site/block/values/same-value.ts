import { isObject } from '../tree/walk-blocks.ts'

/** Whether two pieces of JSON say the same, whatever the order of their names. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    return one.every((item, at) => sameValue(item, other[at]))
  }
  if (!isObject(one) || !isObject(other)) return false
  for (const name of Object.keys(one)) if (!sameValue(one[name], other[name])) return false
  // A name without a value does not survive being sent, so it counts as absent.
  return Object.keys(other).every((name) => other[name] === undefined || Object.hasOwn(one, name))
}
