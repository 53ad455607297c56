import type { Principal } from '#kernel/access/roles.ts'
import type { ConfigSection } from '#kernel/contract/config-section.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { failures } from '../app-error.ts'
import { parsePart } from '../http/parse-input.ts'
import type { ReadSection } from './read-sections.ts'
import { createSecretCipher } from './secret-cipher.ts'
import { keepSecrets } from './section-secrets.ts'
import { lockSection, type SectionChange, storeSection } from './store-section.ts'

const UNSAFE = new Set(['__proto__', 'constructor', 'prototype'])

const MAX_DEPTH = 20

type SectionSave = {
  section: ConfigSection
  /** As the caller wrote it; a secret left alone still carries its mark. */
  value: unknown
  /** The version it was read at, 0 for one that was never saved. */
  version: number
  secret: Buffer
  user: Principal
  lang: Lang
  /** Raises what forbids this change; `before` is locked and of the version that was read. */
  guard?(before: ReadSection): void
  /** Shapes the section in force for the `stale` failure. */
  toCurrent(current: ReadSection): unknown
}

/** Validates and stores what someone wrote; it is in force as soon as the change has committed. */
export async function saveSection(change: SectionChange, save: SectionSave): Promise<ReadSection> {
  const cipher = createSecretCipher(save.secret)
  const before = await lockSection(change, save.section, cipher)
  if (before.version !== save.version) throw failures.stale({ current: save.toCurrent(before) })
  save.guard?.(before)
  const value = validated(save, before.value)
  return storeSection(change, { before, value, cipher, user: save.user })
}

function validated({ section, value, lang }: SectionSave, before: unknown): unknown {
  const unsafe = findUnsafeKey(value)
  if (unsafe !== undefined) throw failures.invalid({ fields: { [unsafe]: WORDS.unsafe[lang] } })
  const { value: whole, missing } = keepSecrets(section, value, before)
  if (missing.length > 0) throw failures.invalid({ fields: typeAgain(missing, lang) })
  return parsePart(section.schema, whole, lang)
}

/** What to say about secrets that cannot be kept. */
export function typeAgain(fields: readonly string[], lang: Lang): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, WORDS.secret[lang]]))
}

const WORDS = {
  unsafe: { de: 'Dieser Name ist nicht erlaubt', en: 'This name is not allowed' },
  secret: { de: 'Bitte geben Sie diesen Wert neu ein', en: 'Please enter this value again' },
}

/**
 * The path of a key that could reach a prototype, or of a nesting no section has; undefined when
 * there is none. JSON may carry such keys as plain properties.
 */
export function findUnsafeKey(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    if (UNSAFE.has(key) || depth === MAX_DEPTH) return key
    const deeper = findUnsafeKey(inner, depth + 1)
    if (deeper !== undefined) return `${key}.${deeper}`
  }
  return undefined
}
