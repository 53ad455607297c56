const SEGMENT = /^[a-z0-9][a-z0-9.-]*$/
const MAX_LENGTH = 300

/**
 * Keys are made by us, never from names people chose: small letters, digits, '-' and '.', parted
 * by '/'. A segment starts with a letter or digit, so neither '..' nor a hidden file can occur.
 * @example checkKey('files/01/9a/019a2f….jpg')
 */
export function checkKey(key: string): void {
  const isFine =
    key.length <= MAX_LENGTH &&
    !key.includes('..') &&
    key.split('/').every((segment) => SEGMENT.test(segment))
  if (!isFine) throw new Error(`"${key.slice(0, MAX_LENGTH)}" is not a storage key`)
}
