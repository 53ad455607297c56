/** Where something was found. */
type Found = {
  /** By the ids of list items, so it is the same after reordering; undefined without an id. */
  key: string | undefined
  /** By index, as forms name their fields: 'mailboxes.0.password'. */
  field: string
}
type Replace = (value: unknown, found: Found) => unknown

/**
 * A copy in which `replace` was applied to whatever lies at `path`; `*` stands for every item,
 * '' for the whole.
 * @example replaceAt(mail, 'mailboxes.*.password', () => '')
 */
export function replaceAt(value: unknown, path: string, replace: Replace): unknown {
  return step({ value, rest: path === '' ? [] : path.split('.'), key: '', field: '' }, replace)
}

/** What lies at `path`, by the same keys `replaceAt` uses. */
export function collectAt(value: unknown, path: string): Map<string, unknown> {
  const all = new Map<string, unknown>()
  replaceAt(value, path, (item, { key }) => {
    if (key !== undefined) all.set(key, item)
    return item
  })
  return all
}

/** @example joined('mailboxes.0', 'password') → 'mailboxes.0.password' */
export function joined(before: string, name: string): string {
  return before === '' ? name : `${before}.${name}`
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Step = Found & { value: unknown; rest: readonly string[] }

function step({ value, rest, key, field }: Step, replace: Replace): unknown {
  const [head, ...deeper] = rest
  if (head === undefined) return replace(value, { key, field })
  if (Array.isArray(value)) {
    if (head !== '*') return value
    return value.map((item, index) => {
      const at = { key: join(key, identity(item)), field: joined(field, String(index)) }
      return step({ value: item, rest: deeper, ...at }, replace)
    })
  }
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([name, item]): [string, unknown] => {
    if (head !== '*' && head !== name) return [name, item]
    const at = { key: join(key, name), field: joined(field, name) }
    return [name, step({ value: item, rest: deeper, ...at }, replace)]
  })
  return Object.fromEntries(entries)
}

function identity(item: unknown): string | undefined {
  if (!isRecord(item)) return undefined
  const id = item.uuid ?? item._id
  return typeof id === 'string' ? id : undefined
}

function join(before: string | undefined, name: string | undefined): string | undefined {
  if (before === undefined || name === undefined) return undefined
  return joined(before, name)
}
