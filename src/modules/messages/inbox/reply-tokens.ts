export type Token = 'name' | 'subject' | 'me'
type Tokens = Record<Token, string>

/**
 * Fills the tokens of a canned text or signature; one that is not known stays as it was typed.
 * @example fillReply('Guten Tag {{name}},', { name: 'Anna Beck', subject: '', me: '' })
 */
export function fillReply(text: string, tokens: Tokens): string {
  return text.replace(/\{\{\s*(name|subject|me)\s*\}\}/g, (_, token: Token) => tokens[token])
}

type Labels = Readonly<Partial<Tokens>>

/** A text as people read and write it: what will be filled in stands in brackets, in their words. */
export function readableTokens(text: string, labels: Labels): string {
  return text.replace(/\{\{\s*(name|subject|me)\s*\}\}/g, (token, name: Token) =>
    labels[name] === undefined ? token : `[${labels[name]}]`,
  )
}

/** The other way round: what is stored. */
export function storedTokens(text: string, labels: Labels): string {
  return Object.entries(labels).reduce(
    (now, [token, label]) => now.replaceAll(`[${label}]`, `{{${token}}}`),
    text,
  )
}
