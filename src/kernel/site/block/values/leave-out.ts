import { trimEndSigns } from '#kernel/contract/trim-signs.ts'
import type { Tokens } from '../fill-tokens.ts'

export const TOKEN = /\{\{\s*([a-z]+(?:[._][a-z]+)*)\s*\}\}/g

type Range = { from: number; to: number }
type Inline = { type: string; text?: string }

/** What may part two things said: the end of a sentence, a new line, a dot between two names. */
const PARTING = /[.!?…]["'“”»)]*\s+|\n+|\s{1,20}·\s+/g

/** Ordinals and short forms end no sentence: 'am 1. Mai', 'z. B.', 'Tel. 04642'. */
const SHORT_FORM =
  /(?:^|[^\p{L}\p{N}])(?:\p{L}|\d{1,2}|abs|approx|art|bzw|ca|dr|evtl|ggf|inkl|mr|mrs|no|nr|st|str|tel|vgl|zzgl)$/iu
/** More than the longest short form and the sign before it: the rest is not looked at each time. */
const SHORT_LENGTH = 10

/**
 * A text without the sentences that name an empty fact: nobody is asked to call a number that is
 * not there. Without such a sentence the very same text comes back.
 * @example leaveOut('Wir backen. Anruf: {{business.phone}}.', { 'business.phone': '' }) // 'Wir backen.'
 */
export function leaveOut(text: string, tokens: Tokens): string {
  const kept = keptRanges(text, tokens)
  return kept ? kept.map(({ from, to }) => text.slice(from, to)).join('') : text
}

/** The same for a line of running text, whose sentences reach over links and bold words. */
export function leaveOutOfLine<T extends Inline>(line: readonly T[], tokens: Tokens): readonly T[] {
  const kept = keptRanges(line.map(wordsOf).join(''), tokens)
  if (!kept) return line
  let at = 0
  return line.flatMap((inline) => {
    const start = at
    at += wordsOf(inline).length
    return kept.flatMap(({ from, to }) => {
      const words = wordsOf(inline).slice(Math.max(from - start, 0), Math.max(to - start, 0))
      if (words === '') return []
      return inline.text === undefined ? [inline] : [{ ...inline, text: words }]
    })
  })
}

/** Undefined when nothing is left out. */
function keptRanges(text: string, tokens: Tokens): Range[] | undefined {
  if (!namesEmpty(text, tokens)) return undefined
  const kept = sentences(text).filter(({ from, to }) => !namesEmpty(text.slice(from, to), tokens))
  const last = kept.at(-1)
  if (last) last.to = last.from + trimEndSigns(text.slice(last.from, last.to), /[\s·]/).length
  return kept
}

function sentences(text: string): Range[] {
  const found: Range[] = []
  let from = 0
  for (const { 0: parting, index } of text.matchAll(PARTING)) {
    const end = text.slice(Math.max(from, index - SHORT_LENGTH), index)
    if (parting.startsWith('.') && SHORT_FORM.test(end)) continue
    found.push({ from, to: index + parting.length })
    from = index + parting.length
  }
  return from < text.length ? [...found, { from, to: text.length }] : found
}

function namesEmpty(text: string, tokens: Tokens): boolean {
  return [...text.matchAll(TOKEN)].some(
    ([, name = '']) => Object.hasOwn(tokens, name) && !tokens[name],
  )
}

function wordsOf({ text }: Inline): string {
  return text ?? '\n'
}
