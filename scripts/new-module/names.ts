/** Every spelling of a module's words that its files use. */
export type Names = {
  /** 'people', a folder below src/modules */
  module: string
  /** 'person', as addresses and the audit log call it */
  noun: string
  /** 'Persons' */
  Types: string
  /** 'persons', also the table */
  table: string
  /** 'person', as a variable */
  thing: string
  /** 'persons', as a variable */
  things: string
  /** 'peopleModule' */
  serverModule: string
  /** 'peopleAdmin' */
  adminModule: string
  /** '20261115-1200-people-create-persons' */
  migration: string
  label: { de: string; en: string }
}

type Answers = { module: string; noun: string; de: string; en: string; now: Date }

const WORD = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

export function namesOf({ module, noun, de, en, now }: Answers): Names {
  for (const word of [module, noun]) {
    if (!WORD.test(word)) throw new Error(`"${word}" is no kebab-case word, such as shop-orders`)
  }
  if (!de.trim() || !en.trim()) throw new Error('A module has a label in German and in English')
  const plural = pluralOf(noun)
  const table = plural.replaceAll('-', '_')
  return {
    module,
    noun,
    Types: pascal(plural),
    table,
    thing: camel(noun),
    things: camel(plural),
    serverModule: `${camel(module)}Module`,
    adminModule: `${camel(module)}Admin`,
    migration: `${stamp(now)}-${module}-create-${plural}`,
    label: { de: de.trim(), en: en.trim() },
  }
}

/** Good enough for a first name: what reads wrong is renamed by hand. */
function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

function pascal(word: string): string {
  return word.split('-').map(capital).join('')
}

function camel(word: string): string {
  const [first = '', ...rest] = word.split('-')
  return first + rest.map(capital).join('')
}

function capital(part: string): string {
  return part.charAt(0).toUpperCase() + part.slice(1)
}

/** '20261115-1200' in UTC, so that migrations of all zones sort by time. */
function stamp(now: Date): string {
  const [day = '', time = ''] = now.toISOString().split('T')
  return `${day.replaceAll('-', '')}-${time.slice(0, 5).replace(':', '')}`
}
