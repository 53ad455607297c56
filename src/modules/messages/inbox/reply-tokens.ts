type Tokens = { name: string; subject: string; me: string }

/**
 * Fills the tokens of a canned text or signature; one that is not known stays as it was typed.
 * @example fillReply('Guten Tag {{name}},', { name: 'Anna Beck', subject: '', me: '' })
 */
export function fillReply(text: string, tokens: Tokens): string {
  return text.replace(/\{\{\s*(name|subject|me)\s*\}\}/g, (_, token: keyof Tokens) => tokens[token])
}
