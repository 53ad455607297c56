import { createInstance } from 'i18next'

export type Lang = 'de' | 'en'
export const LANGS: readonly Lang[] = ['de', 'en']

/** One value per wanted language. @example inLangs(['de'], (lang) => titles[lang]) */
export function inLangs<T>(
  langs: readonly Lang[],
  make: (lang: Lang) => T,
): Partial<Record<Lang, T>> {
  return Object.fromEntries(langs.map((lang) => [lang, make(lang)]))
}

type Tree = { readonly [key: string]: string | Tree }
/** The shape English must satisfy: German is the source. */
export type SameShape<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : SameShape<T[K]>
}

type Path<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Path<T[K], `${Prefix}${K}.`>
}[keyof T & string]

/** Plural forms are written `key_one` / `key_other` and asked for as `key`. */
type Key<T> =
  Path<T> extends infer P
    ? P extends `${infer Base}_one` | `${infer Base}_other`
      ? P | Base
      : P
    : never

export type Messages<T extends Tree = Tree> = {
  readonly namespace: string
  readonly de: T
  readonly en: Tree
}
export type MessageKey<X> = X extends Messages<infer T> ? Key<T> & string : never
export type Translate<X> = (key: MessageKey<X>, values?: Record<string, string | number>) => string

const i18n = createInstance()
void i18n.init({
  lng: 'de',
  fallbackLng: false,
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
})

/**
 * A module's dictionary: keys are typed from the German source, English has the same shape.
 * @example export const messages = defineMessages('bug-tracker', de, en)
 */
export function defineMessages<const T extends Tree>(
  namespace: string,
  de: T,
  en: SameShape<T>,
): Messages<T> {
  const english = en as Tree
  i18n.addResourceBundle('de', namespace, de)
  i18n.addResourceBundle('en', namespace, english)
  return { namespace, de, en: english }
}

/** @example const t = translator(messages, 'de'); t('bug.title') */
export function translator<X extends Messages>(messages: X, lang: Lang): Translate<X> {
  const known = translators.get(messages)?.[lang]
  if (known) return known
  const made = makeTranslator(messages, lang)
  translators.set(messages, { ...translators.get(messages), [lang]: made })
  return made
}

const translators = new WeakMap<Messages, Partial<Record<Lang, Translate<Messages>>>>()

/** A page asks for some hundred words: those that need nothing filled in are only looked up. */
function makeTranslator(messages: Messages, lang: Lang): Translate<Messages> {
  const plain = new Map(plainTexts(messages[lang]))
  const fixed = i18n.getFixedT(lang, messages.namespace) as (key: string, values: object) => string
  return (key, values) => (values ? undefined : plain.get(key)) ?? fixed(key, values ?? {})
}

function plainTexts(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, text]): [string, string][] => {
    if (typeof text !== 'string') return plainTexts(text, `${prefix}${key}.`)
    return /\{\{|\$t\(/.test(text) ? [] : [[prefix + key, text]]
  })
}

/** German and English side by side, for things that carry their own label. */
export type Label = { readonly de: string; readonly en: string }
