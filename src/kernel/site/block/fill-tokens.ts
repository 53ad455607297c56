import { leaveOut, leaveOutOfLine, TOKEN } from './values/leave-out.ts'

/** Words by the name that stands for them: 'business.name'. */
export type Tokens = Readonly<Record<string, string>>

/** What menus and links call a thing: it must say something, even without the fact it names. */
const NAMES = new Set(['title', 'linktext', 'label'])

type Line = Parameters<typeof leaveOutOfLine>[0]

/**
 * The same value with the tokens in its texts replaced; one that is not known stays as written, and
 * what a token stands for is not read for tokens again. A sentence that names an empty one is left
 * out, and a paragraph of which nothing is left. Without any, the very same value comes back.
 * @example fillTokens('Rufen Sie {{business.phone}} an.', { 'business.phone': '+49 171 39200 42' })
 */
export function fillTokens<T>(value: T, tokens: Tokens): T {
  return filled(value, tokens) as T
}

function filled(value: unknown, tokens: Tokens): unknown {
  if (typeof value === 'string') return value.includes('{{') ? replaced(value, tokens) : value
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? filledList(value, tokens) : filledObject(value, tokens)
}

function filledList(value: readonly unknown[], tokens: Tokens): readonly unknown[] {
  const left = isLine(value) ? leaveOutOfLine(value, tokens) : value
  const items: unknown[] = []
  for (const item of left) {
    const after = filled(item, tokens)
    if (after === item || !isEmptied(after)) items.push(after)
  }
  const isSame = items.length === value.length && items.every((item, at) => item === value[at])
  return isSame ? value : items
}

function filledObject(value: object, tokens: Tokens): object {
  const changed: Record<string, unknown> = {}
  let isChanged = false
  for (const [key, inner] of Object.entries(value)) {
    const after = filled(inner, tokens)
    if (after === inner) continue
    if (after === '' && NAMES.has(key)) changed[key] = inPlace(String(inner), tokens).trim()
    else changed[key] = after
    isChanged = true
  }
  return isChanged ? { ...value, ...changed } : value
}

/** Words in a row, with or without marks, of which some name a fact. */
function isLine(list: readonly unknown[]): list is Line {
  return list.every(isInline) && list.some(({ text }: Line[number]) => text?.includes('{{'))
}

function isInline(item: unknown): item is Line[number] {
  if (typeof item !== 'object' || item === null || !('type' in item)) return false
  if (item.type === 'hardBreak') return true
  return item.type === 'text' && 'text' in item && typeof item.text === 'string'
}

function isEmptied(node: unknown): boolean {
  return (
    typeof node === 'object' &&
    node !== null &&
    'content' in node &&
    Array.isArray(node.content) &&
    node.content.length === 0
  )
}

function replaced(text: string, tokens: Tokens): string {
  return inPlace(leaveOut(text, tokens), tokens)
}

function inPlace(text: string, tokens: Tokens): string {
  return text.replace(TOKEN, (written, name: string, at: number) => {
    const words = Object.hasOwn(tokens, name) ? (tokens[name] ?? written) : written
    // A name may end with the full stop that ends the sentence too: 'Sportverein e. V.'
    const isDoubled = words.endsWith('.') && text[at + written.length] === '.'
    return isDoubled ? words.slice(0, -1) : words
  })
}
