const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * JSON that may stand inside a script element: nothing in it can end the element or open a comment,
 * and it parses back to the same value.
 * @example `<script type="application/json">${embedJson(state)}</script>`
 */
export function embedJson(value: unknown): string {
  const json = JSON.stringify(value) ?? 'null'
  return json.replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '')
}
