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

/**
 * A module's dictionary: keys are typed from the German source, English has the same shape.
 * @example export const messages = defineMessages('bug-tracker', de, en)
 */
export function defineMessages<const T extends Tree>(
  namespace: string,
  de: T,
  en: SameShape<T>,
): Messages<T> {
  return { namespace, de, en: en as Tree }
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

/** A word is looked up, its form chosen by `count`, and what stands in braces is filled in. */
function makeTranslator(messages: Messages, lang: Lang): Translate<Messages> {
  const known = new Map(flatten(messages[lang]))
  const plurals = new Intl.PluralRules(lang)
  return (key, values) => {
    const plain = known.get(key)
    if (!values) return plain ?? key
    const form = typeof values.count === 'number' ? plurals.select(values.count) : 'other'
    const text = known.get(`${key}_${form}`) ?? plain ?? known.get(`${key}_other`) ?? key
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (braces, name: string) =>
      String(values[name] ?? braces),
    )
  }
}

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[prefix + key, text]] : flatten(text, `${prefix}${key}.`),
  )
}

/** German and English side by side, for things that carry their own label. */
export type Label = { readonly de: string; readonly en: string }
