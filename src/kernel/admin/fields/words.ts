/**
 * The words of a form as they stand in a module's message files. Names of fields inside other fields
 * are joined with a dot: `'items.caption': 'Beschriftung'`.
 */
export type FormWords = {
  readonly fields: Readonly<Record<string, string>>
  readonly hints?: Readonly<Record<string, string>>
  readonly placeholders?: Readonly<Record<string, string>>
  /** List → what its button says: `'items': 'Bild hinzufügen'`. */
  readonly adds?: Readonly<Record<string, string>>
  /** Field → value → word. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Titles of the cards. */
  readonly sections?: Readonly<Record<string, string>>
  readonly sectionHints?: Readonly<Record<string, string>>
}

/** The words of one field. */
export type FieldText = {
  label: string
  hint: string | undefined
  placeholder: string | undefined
  /** What the button of a list says. */
  add?: string | undefined
  choice(value: string): string
  /** The words of a field inside this one. */
  child(name: string): FieldText
}

/** @example fieldText(words, 'severity').choice('high') → 'hoch' */
export function fieldText(words: FormWords, name: string): FieldText {
  return {
    label: words.fields[name] ?? name,
    hint: words.hints?.[name],
    placeholder: words.placeholders?.[name],
    add: words.adds?.[name],
    choice: (value) => words.choices?.[name]?.[value] ?? value,
    child: (inner) => fieldText(words, `${name}.${inner}`),
  }
}
