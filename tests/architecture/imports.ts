import { dirname, join, normalize } from 'node:path'
import { moduleOf, type Source } from './sources.ts'

export type Import = { from: string; to: string; isTypeOnly: boolean }

const ALIASES: Record<string, string> = {
  '#platform/': 'src/platform/',
  '#kernel/': 'src/kernel/',
  '#modules/': 'src/modules/',
  '#ui/': 'src/ui/',
  '#app/': 'src/app/',
  '#tests/': 'tests/',
}

/** Imports and re-exports inside the house, as paths from the root; packages are left out. */
export function houseImports(source: Source): Import[] {
  const module = moduleOf(source)
  const statics = module.staticImports.map((found) => ({
    to: found.moduleRequest.value,
    isTypeOnly: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
  }))
  const exported = module.staticExports.flatMap((found) =>
    found.entries.flatMap((entry) =>
      entry.moduleRequest ? [{ to: entry.moduleRequest.value, isTypeOnly: entry.isType }] : [],
    ),
  )
  const dynamics = module.dynamicImports.map(({ moduleRequest }) => ({
    to: source.text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    isTypeOnly: false,
  }))
  return [...statics, ...exported, ...dynamics].flatMap(({ to, isTypeOnly }) => {
    const path = resolveInHouse(source.path, to)
    return path ? [{ from: source.path, to: path, isTypeOnly }] : []
  })
}

/** The file an import names, as a path from the root; undefined for packages. */
export function resolveInHouse(from: string, to: string): string | undefined {
  if (to.startsWith('.')) return normalize(join(dirname(from), to))
  const alias = Object.keys(ALIASES).find((prefix) => to.startsWith(prefix))
  return alias ? ALIASES[alias] + to.slice(alias.length) : undefined
}
