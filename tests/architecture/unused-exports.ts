import { resolveInHouse } from './imports.ts'
import { moduleOf, type Source } from './sources.ts'

/** Exports that something other than an import finds, with who finds them. */
const FOUND_BY_NAME: readonly { file: RegExp; name: string; by: string }[] = [
  { file: /^bench\/[\w-]+\.bench\.ts$/, name: 'bench', by: 'scripts/bench.ts loads every one' },
  { file: /\/site\/.*\.tsx$/, name: 'Island', by: 'the table of islands in app/site.ts' },
  { file: /\/site\/.*\.ts$/, name: 'enhance', by: 'the table of enhancements in app/site.ts' },
  { file: /\/site\/.*\.ts$/, name: 'sendForm', by: 'the table of forms in app/site.ts' },
  { file: /^scripts\/find-chromium\.ts$/, name: 'knownChromium', by: 'playwright.config.ts' },
  { file: /^tests\/longest-first\.ts$/, name: 'LongestFirst', by: 'vitest.config.ts' },
  { file: /^scripts\/new-module\/template\//, name: '', by: 'the module that is made from it' },
]

/** Every export nobody imports, as `path: name`. A test counts as somebody. */
export function unusedExports(sources: readonly Source[]): string[] {
  const used = new Set(sources.flatMap(usedNames))
  return sources.flatMap((source) =>
    exportedNames(source)
      .map((name) => `${source.path}: ${name}`)
      .filter((found) => !used.has(found)),
  )
}

function exportedNames(source: Source): string[] {
  const { path } = source
  const names = moduleOf(source).staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  )
  const isFound = (name: string) =>
    FOUND_BY_NAME.some((one) => one.file.test(path) && (one.name === name || one.name === ''))
  // A schema and its type share a name: whoever imports it may have meant either.
  return [...new Set(names)].filter((name) => !isFound(name))
}

/** What a file takes from others; of what it takes whole, every name it mentions. */
function usedNames(source: Source): string[] {
  const { path, text } = source
  const module = moduleOf(source)
  const every = (from: string) => words(text).map((name) => ({ from, name }))
  const taken = module.staticImports.flatMap(({ moduleRequest: { value }, entries }) =>
    entries.flatMap(({ importName: { kind, name } }) =>
      kind === 'Name' && name ? [{ from: value, name }] : every(value),
    ),
  )
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [{ from: moduleRequest.value, name: importName.name ?? '' }] : [],
    ),
  )
  const late = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
    every(text.slice(start + 1, end - 1)),
  )
  return [...taken, ...passedOn, ...late].flatMap(({ from, name }) => {
    const file = resolveInHouse(path, from)
    return file ? [`${file}: ${name}`] : []
  })
}

function words(text: string): string[] {
  return [...new Set(text.match(/[A-Za-z_$][\w$]*/g))]
}
