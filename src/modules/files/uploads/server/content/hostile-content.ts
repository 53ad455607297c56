/**
 * What a browser would take for a page or a program if it ever looked at the bytes itself. Three
 * signs alone occur in one photo of twenty by chance, so readable text must follow them.
 */
const ACTIVE =
  /<\s*(script|html|body|iframe|object|embed|!doctype\s+html)[\s>/]|<\?php|<%[@=\s]\s*[\x20-\x7e]{10}/i
/** Programs name their interpreter, batch files hide their lines, or both. */
const SCRIPT = /^(#!|@echo\s|rem\s.*\r?\n@|<\?php|<%@)/i
const ZIP_END = 'PK\x05\x06'

export function looksLikeScript(head: Buffer): boolean {
  return SCRIPT.test(head.subarray(0, 512).toString('latin1').trimStart())
}

export function looksLikeMarkup(bytes: Buffer): boolean {
  return ACTIVE.test(bytes.toString('latin1'))
}

/** A file that is two things at once: a picture or film that is a page or an archive besides. */
export function isPolyglot(head: Buffer, tail: Buffer): boolean {
  return looksLikeMarkup(head) || looksLikeMarkup(tail) || tail.toString('latin1').includes(ZIP_END)
}
