/** What a form says in English stands beside the German words: 'title' and 'enTitle'. */
export type InEnglish<T> = { [K in keyof T & string as `en${Capitalize<K>}`]: T[K] }

/** @example inEnglish({ title: 'News' }) // { enTitle: 'News' } */
export function inEnglish<T extends object>(words: T): InEnglish<T> {
  const renamed = Object.entries(words).map(([name, word]) => [englishName(name), word])
  return Object.fromEntries(renamed)
}

/** @example fromEnglish<Titled>({ enTitle: 'News' }, ['title']) // { title: 'News' } */
export function fromEnglish<T extends object>(
  form: InEnglish<T>,
  names: readonly (keyof T & string)[],
): T {
  const found = names.map((name) => [name, Reflect.get(form, englishName(name))])
  return Object.fromEntries(found)
}

function englishName(name: string): string {
  return `en${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
