import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core'

/** From here on a password is good; zxcvbn calls it "safely unguessable". */
export const GOOD_SCORE = 3
/** What is longer adds nothing to the verdict, only time (the event loop waits meanwhile). */
const MAX_SEEN = 72
const MAX_WORDS = 30

export type Verdict = Pick<ZxcvbnResult, 'score' | 'feedback'>

/** How hard a password is to guess for someone who knows these words of its owner. */
export async function measurePassword(
  password: string,
  ownWords: readonly string[],
): Promise<Verdict> {
  const judge = await theJudge()
  const words = wordsIn(ownWords).slice(0, MAX_WORDS)
  const seen = password.slice(0, MAX_SEEN)
  const whole = judge.check(seen, words)
  const core = coreOf(seen)
  const bare = core && whole.score >= GOOD_SCORE ? judge.check(core, words) : undefined
  if (bare && bare.score <= 1) return { score: 2, feedback: bare.feedback }
  return { score: whole.score, feedback: whole.feedback }
}

/**
 * What is left of 'Passwort2026!' without its trimmings. Guessers try common passwords with a year
 * and a mark first, so those add nothing; a longer tail is a secret of its own.
 */
function coreOf(password: string): string | undefined {
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const trimmings = password.length - core.length
  const isWorn = trimmings > 0 && trimmings <= 8 && core.length >= 4 && core.length <= 40
  return isWorn ? core : undefined
}

/** Whole and in parts: an address is guessed by its name, a name by each of its words. */
function wordsIn(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => [
    text,
    text.split('@', 1)[0] ?? '',
    ...text.split(/[^\p{L}\p{N}]+/u),
  ])
  const words = parts.map((part) => part.toLowerCase().slice(0, MAX_SEEN))
  return [...new Set(words)].filter((word) => word.length > 2)
}

let loading: Promise<ZxcvbnFactory> | undefined

/** Some 30 MB of dictionaries, so they come with the first password that is judged. */
function theJudge(): Promise<ZxcvbnFactory> {
  loading ??= load()
  return loading
}

async function load(): Promise<ZxcvbnFactory> {
  const [core, common, german, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
    import('@zxcvbn-ts/language-en'),
  ])
  const { commonWords, firstnames, lastnames, wikipedia } = german.dictionary
  return new core.ZxcvbnFactory({
    dictionary: {
      ...common.dictionary,
      ...english.dictionary,
      'commonWords-de': commonWords,
      'firstnames-de': firstnames,
      'lastnames-de': lastnames,
      'wikipedia-de': wikipedia,
    },
    graphs: common.adjacencyGraphs,
    maxLength: MAX_SEEN,
    // More would let a hostile password hold the event loop for a second.
    l33tMaxSubstitutions: 10,
  })
}
