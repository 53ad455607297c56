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
    return items.every((item, at) => item === value[at]) ? value : items
  }
  const changed: Record<string, unknown> = {}
  let isChanged = false
  for (const [key, inner] of Object.entries(value)) {
    const after = filled(inner, tokens)
    if (after === inner) continue
    changed[key] = after
    isChanged = true
  }
  return isChanged ? { ...value, ...changed } : value
}

function replaced(text: string, tokens: Tokens): string {
  return text.replace(TOKEN, (written, name: string) =>
    Object.hasOwn(tokens, name) ? (tokens[name] ?? written) : written,
  )
}
