/** Words by the name that stands for them: 'business.name'. */
export type Tokens = Readonly<Record<string, string>>

const TOKEN = /\{\{\s*([a-z]+(?:[._][a-z]+)*)\s*\}\}/g

/**
 * The same value with the tokens in its texts replaced; one that is not known stays as written, and
 * what a token stands for is not read for tokens again. Without any, the very same value comes back.
 * @example fillTokens('Rufen Sie {{business.phone}} an.', { 'business.phone': '+49 171 39200 42' })
 */
export function fillTokens<T>(value: T, tokens: Tokens): T {
  return filled(value, tokens) as T
}

function filled(value: unknown, tokens: Tokens): unknown {
  if (typeof value === 'string') return value.includes('{{') ? replaced(value, tokens) : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => filled(item, tokens))
    return items.some((item, at) => item !== value[at]) ? items : value
  }
  const changed = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const after = filled(inner, tokens)
    return after === inner ? [] : [[key, after]]
  })
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value
}

function replaced(text: string, tokens: Tokens): string {
  return text.replace(TOKEN, (written, name: string) =>
    Object.hasOwn(tokens, name) ? (tokens[name] ?? written) : written,
  )
}
