import { metaSection } from '#kernel/contract/sections/meta.ts'
import { type Lang, type MessageKey, translator } from '#kernel/i18n/messages.ts'
import { errorCatalogue, failures } from '#kernel/server/app-error.ts'
import type { Services } from '#kernel/server/services.ts'
import { MIN_PASSWORD } from '../../contract.ts'
import { passwordMessages } from '../messages.ts'
import { MAX_PASSWORD, type PasswordStrength } from '../password.calls.ts'
import { GOOD_SCORE } from './judge-task.ts'
import { measurePassword, type Occasion, type Verdict } from './password-strength.ts'

const ruleFailures = errorCatalogue({
  weak: {
    status: 422,
    code: 'password_weak',
    de: 'Dieses Passwort ist zu leicht zu erraten.',
    en: 'This password is too easy to guess.',
  },
})

type RuleScope = Pick<Services, 'config' | 'settings' | 'workers'> & { lang: Lang }
type Candidate = {
  password: string
  /** The repetition, where a form asks for one. */
  password2?: string
  /** What others know of the person: address, names. */
  words: readonly string[]
  /** The field the fault belongs to. */
  field?: string
}

/** Long enough, typed twice the same, hard to guess; nothing about kinds of characters. */
export async function assertGoodPassword(scope: RuleScope, given: Candidate): Promise<void> {
  const { password, password2 = password, field = 'password' } = given
  const t = translator(passwordMessages, scope.lang)
  if (password.length < MIN_PASSWORD)
    throw failures.invalid({ fields: { [field]: t('short', { min: MIN_PASSWORD }) } })
  if (password.length > MAX_PASSWORD)
    throw failures.invalid({ fields: { [field]: t('long', { max: MAX_PASSWORD }) } })
  if (password !== password2) throw failures.invalid({ fields: { password2: t('mismatch') } })
  const strength = await strengthOf(scope, { ...given, occasion: 'setting' })
  if (strength.isGood) return
  const advice = [strength.warning || t('weak'), ...strength.suggestions.slice(0, 1)].join(' ')
  throw ruleFailures.weak({ fields: { [field]: advice } })
}

/** The verdict in the caller's language. */
export async function strengthOf(
  scope: RuleScope,
  { password, words, occasion }: Pick<Candidate, 'password' | 'words'> & { occasion: Occasion },
): Promise<PasswordStrength> {
  const t = translator(passwordMessages, scope.lang)
  const verdict = await measurePassword(scope.workers, {
    password,
    words: [...words, ...houseWords(scope)],
    occasion,
  })
  const isLong = password.length >= MIN_PASSWORD
  return {
    score: verdict.score,
    isGood: isLong && verdict.score >= GOOD_SCORE,
    warning: isLong ? warningOf(verdict, t) : t('short', { min: MIN_PASSWORD }),
    suggestions: verdict.feedback.suggestions.flatMap((name) => {
      const key = keyOf('suggestion', name)
      return key ? [t(key)] : []
    }),
  }
}

function warningOf({ feedback }: Verdict, t: (key: Key) => string): string {
  const key = feedback.warning ? keyOf('warning', feedback.warning) : undefined
  return key ? t(key) : ''
}

type Key = MessageKey<typeof passwordMessages>

const KEYS = new Set(
  (['warning', 'suggestion'] as const).flatMap((group) =>
    Object.keys(passwordMessages.de[group]).map((name) => `${group}.${name}`),
  ),
)

/** The library names its advice; only what we have words for is said. */
function keyOf(group: 'warning' | 'suggestion', name: string): Key | undefined {
  const key = `${group}.${name}`
  return isKey(key) ? key : undefined
}

function isKey(key: string): key is Key {
  return KEYS.has(key)
}

function houseWords({ config, settings }: RuleScope): string[] {
  return [config.get(metaSection).title, new URL(settings.baseUrl).hostname]
}
