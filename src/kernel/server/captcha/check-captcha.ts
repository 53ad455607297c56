import { sql } from 'kysely'
import type { CaptchaProof } from '#kernel/contract/captcha.ts'
import { errorCatalogue } from '../app-error.ts'
import type { Db } from '../database.ts'
import { type ReadStamp, readStamp } from './form-stamp.ts'
import { solvedPuzzle } from './puzzle.ts'

const MIN_MS = 2_000
const MAX_MS = 3_600_000

const captchaFailures = errorCatalogue({
  wrong: {
    status: 422,
    code: 'captcha',
    de: 'Die Antwort auf die Sicherheitsfrage stimmt nicht.',
    en: 'wrong captcha answer',
  },
  fast: {
    status: 422,
    code: 'captcha-fast',
    de: 'Das ging sehr schnell. Bitte senden Sie das Formular noch einmal ab.',
    en: 'That was very quick. Please send the form again.',
  },
  old: {
    status: 422,
    code: 'captcha-old',
    de: 'Das Formular war zu lange offen oder wurde schon abgesendet. Bitte senden Sie es noch einmal ab.',
    en: 'The form was open for too long or was sent before. Please send it again.',
  },
})

/**
 * Lets a public form pass when a person sent it, and uses up the proof. Check everything else about
 * the form first: a proof is good once, and a person should not pay for a typing error with it.
 * @example await checkCaptcha(context, captchaProofOf(form.fields))
 */
export async function checkCaptcha(
  { db, secret }: { db: Db; secret: Buffer },
  proof: CaptchaProof,
): Promise<void> {
  if (proof.homepage) throw captchaFailures.wrong()
  const stamp = proof.stamp ? readStamp(secret, proof.stamp) : undefined
  // Who has solved the puzzle has worked long enough, however quickly the form was filled in.
  if (proof.stamp || !proof.altcha) checkAge(stamp, proof.altcha ? 0 : MIN_MS)
  const puzzle = proof.altcha ? await solvedPuzzle(secret, proof.altcha) : undefined
  if (proof.altcha && !puzzle) throw captchaFailures.wrong()
  if (!puzzle && !isAnswered(stamp, proof.answer)) throw captchaFailures.wrong()
  if (!(await spend(db, puzzle ?? stamp?.id ?? ''))) throw captchaFailures.old()
}

function checkAge(stamp: ReadStamp | undefined, minMs: number): void {
  if (!stamp) throw captchaFailures.wrong()
  const age = Date.now() - stamp.madeAt
  if (age < minMs) throw captchaFailures.fast()
  if (age > MAX_MS) throw captchaFailures.old()
}

function isAnswered(stamp: ReadStamp | undefined, answer = ''): boolean {
  return stamp !== undefined && answer.trim() === String(stamp.answer)
}

/**
 * The counters of the rate limits also remember used proofs: every instance sees them, and they are
 * swept after a day, when the proof has long run out.
 */
async function spend(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    insert into rate_limits (key, window_start, count) values (${`captcha ${id}`}, now(), 1)
    on conflict (key) do nothing returning key`.execute(db)
  return rows.length === 1
}
