/**
 * A text without these signs at its end. Walks back from the end: a pattern like `/+$` would begin
 * anew at every sign of a long run in the middle.
 * @example trimEndSigns('/pfad//', /\//) // '/pfad'
 */
export function trimEndSigns(text: string, sign: RegExp): string {
  let end = text.length
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The same at both ends. */
export function trimSigns(text: string, sign: RegExp): string {
  let start = 0
  while (start < text.length && sign.test(text.charAt(start))) start += 1
  return trimEndSigns(text.slice(start), sign)
}
