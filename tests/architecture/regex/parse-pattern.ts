/** A regular expression as a tree. `set` is one sign out of some, in the words of the pattern. */
export type Node =
  | { kind: 'set'; source: string }
  | { kind: 'sequence'; parts: Node[] }
  | { kind: 'choice'; ways: Node[] }
  | { kind: 'repeat'; body: Node; least: number; most: number; isLazy: boolean }
  | { kind: 'look'; body: Node; isAhead: boolean; isNot: boolean }
  | { kind: 'start' | 'end' | 'edge'; source: string }

/** Reads the pattern of a literal. What it cannot read it names, so that no pattern goes unseen. */
export function parsePattern(pattern: string): Node {
  const reader = new Reader(pattern)
  const tree = reader.choice()
  if (!reader.isAtEnd()) throw new Error(`cannot read /${pattern}/ from ${reader.rest()}`)
  return tree
}

const CLASS_ESCAPE =
  /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[\s\S])/

class Reader {
  readonly #pattern: string
  #at = 0

  constructor(pattern: string) {
    this.#pattern = pattern
  }

  isAtEnd(): boolean {
    return this.#at >= this.#pattern.length
  }

  rest(): string {
    return this.#pattern.slice(this.#at)
  }

  choice(): Node {
    const ways = [this.#sequence()]
    while (this.#skip('|')) ways.push(this.#sequence())
    return ways.length === 1 && ways[0] ? ways[0] : { kind: 'choice', ways }
  }

  #sequence(): Node {
    const parts: Node[] = []
    while (!this.isAtEnd() && !/^[|)]/.test(this.rest())) parts.push(this.#repeated())
    return { kind: 'sequence', parts }
  }

  #repeated(): Node {
    const body = this.#atom()
    const found = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})(\??)/.exec(this.rest())
    if (!found) return body
    this.#at += found[0].length
    const [, sign, least = '', comma, most = '', lazy] = found
    const bounds: Record<string, [number, number]> = {
      '*': [0, Infinity],
      '+': [1, Infinity],
      '?': [0, 1],
    }
    const upTo = most === '' ? (comma ? Infinity : Number(least)) : Number(most)
    const [from, to] = bounds[sign ?? ''] ?? [Number(least), upTo]
    return { kind: 'repeat', body, least: from, most: to, isLazy: lazy === '?' }
  }

  #atom(): Node {
    if (this.rest().startsWith('(')) return this.#group()
    if (this.rest().startsWith('[')) return this.#set()
    if (this.#skip('^')) return { kind: 'start', source: '^' }
    if (this.#skip('$')) return { kind: 'end', source: '$' }
    const edge = /^\\[bB]/.exec(this.rest())
    if (edge) return this.#taken(edge[0].length, 'edge')
    if (/^\\[1-9k]/.test(this.rest())) throw new Error(`/${this.#pattern}/ refers back to a group`)
    const escaped = CLASS_ESCAPE.exec(this.rest())
    return this.#taken(escaped?.[0].length ?? [...this.rest()][0]?.length ?? 1, 'set')
  }

  #taken<const K extends 'set' | 'edge'>(length: number, kind: K) {
    const source = this.#pattern.slice(this.#at, this.#at + length)
    this.#at += length
    return { kind, source }
  }

  #group(): Node {
    const [head = '(', look] = /^\((?:\?(?:(<?[=!])|:|<\w+>))?/.exec(this.rest()) ?? []
    this.#at += head.length
    const body = this.choice()
    if (!this.#skip(')')) throw new Error(`/${this.#pattern}/ leaves a group open`)
    if (!look) return body
    return { kind: 'look', body, isAhead: !look.startsWith('<'), isNot: look.endsWith('!') }
  }

  /** Sets of the v flag hold others. */
  #set(): Node {
    let end = this.#at
    let depth = 0
    do {
      const sign = this.#pattern[end]
      if (sign === '[')
        depth += depth === 0 || this.#pattern.slice(this.#at).includes('--[') ? 1 : 0
      if (sign === ']') depth -= 1
      end += sign === '\\' ? 2 : 1
    } while (depth > 0 && end < this.#pattern.length)
    return this.#taken(end - this.#at, 'set')
  }

  #skip(sign: string): boolean {
    const isThere = this.#pattern.startsWith(sign, this.#at)
    if (isThere) this.#at += sign.length
    return isThere
  }
}
