/** What a provider was asked and what it answers. */
export type Asked = {
  method: string
  path: string
  query: URLSearchParams
  body: string
  /** Under which a call happens once. */
  key: string
  /** With which secret. */
  bearer: string
}
export type Reply = { status: number; body: unknown }

/**
 * How a provider misbehaves: an answer that says no, nothing after it was done, nothing before, or an
 * answer that waits until somebody lets it go.
 */
export type Fault = `status ${number}` | 'silent before' | 'silent after' | 'delay'

export const NOT_FOUND: Reply = { status: 404, body: { error: { message: 'not found' } } }

/** The first answer under a key is the answer, as long as the books are kept. */
export function onceByKey(answer: (asked: Asked) => Reply) {
  const kept = new Map<string, Reply>()
  return (asked: Asked): Reply => {
    const name = asked.key && `${asked.path} ${asked.key}`
    const before = name ? kept.get(name) : undefined
    if (before) return before
    const reply = answer(asked)
    if (name) kept.set(name, reply)
    return reply
  }
}

/** Ids that are never the same, and say what they are of. */
export function counter() {
  let last = 0
  return (kind: string) => {
    last += 1
    return `${kind}_${String(last).padStart(8, '0')}`
  }
}

export function must<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`the provider knows no ${what}`)
  return found
}
