import { CAPTCHA_FIELDS } from '#kernel/contract/captcha.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { validationWords } from '#kernel/i18n/validation.ts'
import { failures } from '#kernel/server/app-error.ts'
import { captchaProofOf } from '#kernel/server/captcha/captcha-fields.ts'
import { faultsByField } from '#kernel/server/http/parse-input.ts'
import { passwordMessages } from '../../passwords/messages.ts'
import type { Faults, Typed } from '../pages.ts'
import { SignupDraft } from '../sign-up.calls.ts'
import {
  KEPT_FIELDS,
  PERSON_FIELDS,
  PLACE_FIELDS,
  SHIPPING_FIELDS,
  SHIPPING_PREFIX,
  shippingName,
} from '../signup-fields.ts'

const MAX_TYPED = 300

/**
 * The fields of the plain form as the draft of the call; raises 400 with faults by form field, all
 * of them at once, so that nobody mends one after the other.
 */
export function draftOf(fields: Typed, lang: Lang): SignupDraft {
  const parsed = SignupDraft.safeParse(rawDraft(fields, lang), { error: validationWords(lang) })
  const isRepeated = fields.password === fields.password2
  if (parsed.success && isRepeated) return parsed.data
  const issues = parsed.success ? [] : parsed.error.issues
  const mismatch = isRepeated ? {} : { password2: translator(passwordMessages, lang)('mismatch') }
  throw failures.invalid({ fields: { ...mismatch, ...byFormField(faultsByField(issues, lang)) } })
}

/** What goes back into the form; passwords and the captcha do not. */
export function typedOf(fields: Typed): Typed {
  const pairs = KEPT_FIELDS.map((name) => [name, (fields[name] ?? '').slice(0, MAX_TYPED)])
  return Object.fromEntries(pairs)
}

function rawDraft(fields: Typed, lang: Lang) {
  const person = pick(fields, PERSON_FIELDS)
  const { title, ...named } = person
  const place = pick(fields, PLACE_FIELDS)
  const shipping = Object.fromEntries(
    SHIPPING_FIELDS.map((name) => [name, trimmed(fields, shippingName(name))]),
  )
  return {
    handle: fields.handle ?? '',
    password: fields.password ?? '',
    password2: fields.password2 ?? '',
    userData: { ...person, addresses: isGiven(place) ? [addressOf({ ...named, ...place })] : [] },
    meta: { lang },
    alternate_shipping_address: isGiven(shipping) ? addressOf(shipping) : null,
    newsletter_consent: fields.newsletter_consent === 'on',
    captcha: captchaProofOf(fields),
  }
}

function pick(fields: Typed, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, trimmed(fields, name)]))
}

function trimmed(fields: Typed, name: string): string {
  return (fields[name] ?? '').trim()
}

/** A country is always chosen, so it alone says nothing. */
function isGiven({ country: _country, ...place }: Record<string, string>): boolean {
  return Object.values(place).some((value) => value !== '')
}

function addressOf({ phone = '', ...address }: Record<string, string>) {
  const type = address.company ? 'company' : 'person'
  return { ...address, type, phone: phone.replace(/[\s()/-]/g, '').replace(/^00/, '+') }
}

/** `userData.addresses.0.zip` stands in the form as `zip`. */
function byFormField(faults: Faults): Faults {
  const pairs = Object.entries(faults).map(([path, text]) => [formField(path), text])
  return Object.fromEntries(pairs.toReversed())
}

function formField(path: string): string {
  if (path.startsWith('captcha')) return CAPTCHA_FIELDS.answer
  const name = path.split('.').at(-1) ?? path
  return path.startsWith('alternate_shipping_address') ? SHIPPING_PREFIX + name : name
}
