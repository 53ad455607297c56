import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGES = join(import.meta.dirname, '..', '..', 'node_modules')

/** Packages whose one entry file names everything they have. */
const ENTRIES: Readonly<Record<string, string>> = {
  '@mantine/core': '@mantine/core/esm/index.mjs',
  '@mantine/hooks': '@mantine/hooks/esm/index.mjs',
  '@mantine/notifications': '@mantine/notifications/esm/index.mjs',
  '@tabler/icons-react': '@tabler/icons-react/dist/esm/tabler-icons-react.mjs',
}

type Source = { file: string; name: string }
type Statement = { list: string; name: string; sources: ReadonlyMap<string, Source> }

/**
 * `import { Button } from '@mantine/core'` asks for the file of the button. Otherwise whatever asks
 * for one part of a package seems to need all of it, and the frame would carry the parts of all screens.
 */
export function directImports(): Plugin {
  const known = new Map(Object.keys(ENTRIES).map((name) => [name, exportsOf(name)]))
  const names = Object.keys(ENTRIES).join('|')
  const statement = new RegExp(`^import \\{([^}]*)\\} from ['"](${names})['"];?$`, 'gm')
  return {
    name: 'direct-imports',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.(tsx?|mjs)$/.test(id) || !code.includes('from')) return null
      const direct = code.replace(statement, (_, list: string, name: string) =>
        directLines({ list, name, sources: known.get(name) ?? new Map() }),
      )
      return direct === code ? null : { code: direct, map: null }
    },
  }
}

/** A name that comes from yet another package stays with the entry file. */
function directLines({ list, name, sources }: Statement): string {
  const wanted = list.split(',').map((part) => part.trim())
  const values = wanted.filter((part) => part !== '' && !part.startsWith('type '))
  const lines = values.map((part) => {
    const [given = '', local = given] = part.split(' as ')
    const source = sources.get(given) ?? { file: name, name: given }
    return `import { ${source.name} as ${local} } from ${JSON.stringify(source.file)}`
  })
  return lines.join('\n')
}

/** Where the names an entry file gives away come from. */
function exportsOf(packageName: string): ReadonlyMap<string, Source> {
  const entry = join(PACKAGES, ENTRIES[packageName] ?? '')
  const text = readFileSync(entry, 'utf8')
  const imported = new Map<string, Source>()
  const given = new Map<string, Source>()
  for (const [, kind, list = '', path = ''] of text.matchAll(
    /^(import|export) \{([^}]*)\} from ['"](\.[^'"]+)['"]/gm,
  ))
    for (const { name, local } of specifiers(list))
      (kind === 'import' ? imported : given).set(local, { file: join(dirname(entry), path), name })
  for (const [, list = ''] of text.matchAll(/^export \{([^}]*)\};?$/gm))
    for (const { name, local } of specifiers(list)) {
      const source = imported.get(name)
      if (source) given.set(local, source)
    }
  return given
}

function specifiers(list: string): { name: string; local: string }[] {
  return list.split(',').flatMap((part) => {
    const [name = '', local = name] = part.trim().split(' as ')
    return name === '' ? [] : [{ name, local }]
  })
}
