/**
 * An address nobody else has. Without the dashes of an id, one of whose parts can be all letters:
 * the vocabulary of searches would then have a word more in one run of many.
 * @example addressOf('admin', uuidv7()) // 'admin-01a1e5ac…@example.org'
 */
export function addressOf(name: string, id: string): string {
  return `${name}-${id.replaceAll('-', '')}@example.org`
}
