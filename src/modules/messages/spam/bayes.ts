/** How often a word stood in messages that were called spam, and in others. */
export type WordCount = { spam: number; ham: number }

/** How many messages of each kind were taught. */
type Totals = WordCount

/** From this probability on a message goes into the spam box. */
export const SPAM_FROM = 0.9

/** Words of a text as the filter knows them: folded, once each, at most 200. */
export function spamWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/https?:\/\/([\p{L}\p{N}.-]+)\S*/gu, ' link:$1 linked ')
    .slice(0, 20_000)
  const words = folded.match(/link:[\p{L}\p{N}.-]+|[\p{L}\p{N}]{3,40}/gu) ?? []
  return [...new Set(words)].slice(0, 200)
}

/** A few messages teach nothing: one odd word would decide. */
const LEAST_TAUGHT = 3
/** Only words that say something are heard, the clearest first. */
const HEARD = 25

/**
 * How likely a message is spam, from 0 to 1, by its words (naive Bayes). A word nobody taught says
 * nothing; without enough lessons of both kinds everything is undecided.
 */
export function spamProbability(words: readonly WordCount[], totals: Totals): number {
  if (totals.spam < LEAST_TAUGHT || totals.ham < LEAST_TAUGHT) return 0.5
  const logits = words
    .filter(({ spam, ham }) => spam + ham > 0)
    .map((count) => logit(count, totals))
    .toSorted((a, b) => Math.abs(b) - Math.abs(a) || b - a)
    .slice(0, HEARD)
  const sum = logits.reduce((total, one) => total + one, 0)
  return 1 / (1 + Math.exp(-sum))
}

/** How many lessons a word needs before it is heard in full. */
const DOUBT = 3

/** Smoothed and doubted, so that no single lesson or word decides. */
function logit({ spam, ham }: WordCount, totals: Totals): number {
  const inSpam = (spam + 0.5) / (totals.spam + 1)
  const inHam = (ham + 0.5) / (totals.ham + 1)
  return (Math.log(inSpam / inHam) * (spam + ham)) / (spam + ham + DOUBT)
}
