import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

export const LANGUAGES = ['de', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

const SOURCES = join(import.meta.dirname, '..', '..', 'src')
const DICTIONARY = /\/(?:messages|words)[\w-]*\.(de|en)\.ts$/
/** What the frame reads before any screen: names, paths, icons. */
const MANIFEST = /\/(?:admin\/(?:details-)?screens|overlay-entries)\.ts$/
const IMPORT = /^import \{ (?:de|en)(?: as (\w+))? \} from '(\.[^']+\.(de|en)\.ts)'\n/gm

/**
 * The admin centre speaks one language at a time, so it is built once for each: the dictionaries of
 * the other one are left out, and a manifest carries the few words it shows instead of the whole
 * dictionary they stand in. What the website says stays in both: the designer draws pages in either.
 */
export function oneLanguage(lang: Language): Plugin {
  const isOfScreens = screenDictionaries()
  return {
    name: 'one-language',
    enforce: 'pre',
    load(id) {
      const written = DICTIONARY.exec(id)?.[1]
      if (!written || written === lang || !isOfScreens(id)) return null
      const same = id.replace(/\.(de|en)\.ts$/, `.${lang}.ts`)
      return `export { ${lang} as ${written} } from ${JSON.stringify(same)}`
    },
    async transform(code, id) {
      return MANIFEST.test(id) ? { code: await withWords(code, id, lang), map: null } : null
    },
  }
}

/** Dictionaries of screens, and those of modules that consist of nothing but screens and calls. */
function screenDictionaries(): (id: string) => boolean {
  const rooms = globSync('modules/*/*/', { cwd: SOURCES }).map((path) => path.split('/'))
  const drawn = rooms.filter(([, , room = '']) => room !== 'admin' && room !== 'server')
  const speaking = new Set(drawn.map(([, name]) => name))
  return (id) => {
    if (id.includes('/admin/')) return true
    const name = /\/src\/modules\/([^/]+)\//.exec(id)?.[1]
    return name !== undefined && !speaking.has(name)
  }
}

/** `de.nav.bugs` → "Fehler"; a dictionary that is used in another way stays imported. */
export async function withWords(code: string, id: string, lang: Language): Promise<string> {
  let folded = code
  for (const [line, alias, path = '', written] of code.matchAll(IMPORT)) {
    const file = join(id, '..', path.replace(/\.(de|en)\.ts$/, `.${lang}.ts`))
    const dictionary: unknown = (await import(pathToFileURL(file).href))[lang]
    const name = alias ?? written ?? ''
    const uses = new RegExp(`(?<![.\\w])${name}((?:\\.\\w+)+)(?![\\w[])`, 'g')
    folded = folded.replace(uses, (_, keys: string) => JSON.stringify(wordAt(dictionary, keys)))
    const rest = folded.replace(line, '')
    // As a whole, or as the name of something else: then a word could be put in the wrong place.
    if (new RegExp(`(?<![.\\w'])${name}(?![\\w:'.[])`).test(rest.replace(IMPORT, '')))
      throw new Error(`${id}: "${name}" stands for single words only, as in ${name}.title`)
    if (!new RegExp(`(?<![.\\w])${name}[.[]`).test(rest)) folded = rest
  }
  return folded
}

function wordAt(dictionary: unknown, keys: string): unknown {
  return keys
    .split('.')
    .filter(Boolean)
    .reduce((part: unknown, key) => Object(part)[key], dictionary)
}
