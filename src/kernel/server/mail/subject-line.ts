const LONGEST = 280

/** A text as a subject or heading: no line breaks, no control signs, not endless. */
export function oneLine(text: string, longest = LONGEST): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  if (line.length <= longest) return line
  // A cut through a pair of surrogates would leave a half that no database stores.
  return `${line.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
