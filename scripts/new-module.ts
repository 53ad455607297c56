import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type Names, namesOf } from './new-module/names.ts'

const USAGE = `npm run new:module -- <name> <noun> "<German label>" "<English label>"
For example: npm run new:module -- people person "Personen" "People"`

const ROOT = join(import.meta.dirname, '..')
const TEMPLATE = join(import.meta.dirname, 'new-module', 'template')

/** Writes a new module below `modules` and answers its folder; what exists is never touched. */
export async function writeModule(names: Names, modules: string): Promise<string> {
  const folder = join(modules, names.module)
  if (existsSync(folder)) throw new Error(`${folder} exists already`)
  const entries = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const from = join(entry.parentPath, entry.name)
    const file = join(
      folder,
      relative(TEMPLATE, from)
        .replace('samples', names.table.replaceAll('_', '-'))
        .replace('sample', names.noun),
    )
    await mkdir(dirname(file), { recursive: true })
    const content = renamed(readFileSync(from, 'utf8'), names)
    await writeFile(file, file.endsWith('.md') ? content : formatted(file, content))
  }
  return folder
}

/** The template is a working module about samples; every spelling of that word is replaced. */
function renamed(text: string, names: Names): string {
  const words: Record<string, string> = {
    '20260101-0000-sample-module-create-samples': names.migration,
    'sample-module': names.module,
    sampleModule: names.serverModule,
    sampleAdmin: names.adminModule,
    createSamples: `create${names.Types}`,
    "table: 'samples'": `table: '${names.table}'`,
    "nounTable(\n  'samples'": `nounTable(\n  '${names.table}'`,
    '{ samples: object }': `{ ${names.table}: object }`,
    "path: 'sample'": `path: '${names.noun}'`,
    "pathsOf('sample')": `pathsOf('${names.noun}')`,
    'samples.collection': `${names.table.replaceAll('_', '-')}.collection`,
    "name: 'sample'": `name: '${names.noun}'`,
    './sample.ts': `./${names.noun}.ts`,
    "title: 'Beispiele'": `title: ${JSON.stringify(names.label.de)}`,
    "title: 'Samples'": `title: ${JSON.stringify(names.label.en)}`,
    "many: 'Beispiele'": `many: ${JSON.stringify(names.label.de)}`,
    "many: 'Samples'": `many: ${JSON.stringify(names.label.en)}`,
    'sample: {': `'${names.noun}': {`,
    samples: names.things,
    sample: names.thing,
  }
  const pattern = Object.keys(words).map((word) => word.replace(/[{}.()]/g, '\\$&'))
  return text.replace(new RegExp(pattern.join('|'), 'g'), (word) => words[word] ?? word)
}

/** Names differ in length, so lines break at other places: the formatter has the last word. */
function formatted(path: string, content: string): string {
  const biome = join(ROOT, 'node_modules', '.bin', 'biome')
  const options = ['check', '--write', `--stdin-file-path=src/modules/${path}`]
  const done = spawnSync(biome, options, { cwd: ROOT, input: content, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`${path} could not be formatted:\n${done.stderr}`)
  return done.stdout
}

async function main([module, noun, de, en]: readonly string[]): Promise<void> {
  if (!module || !noun || !de || !en) throw new Error(USAGE)
  const names = namesOf({ module, noun, de, en, now: new Date() })
  await writeModule(names, join(ROOT, 'src', 'modules'))
  console.log(`src/modules/${module} is made. Now list it:

  src/app/modules.server.ts   import { ${names.serverModule} } from '#modules/${module}/server/module.ts'
  src/app/modules.admin.ts    import { ${names.adminModule} } from '#modules/${module}/admin/screens.ts'

Then renew the list of routes (vitest run tests/routes.snapshot.test.ts -u), run its test
(vitest run src/modules/${module}), write down in its README what it is for, and write its page of the
handbook: docs/handbook/de/${module}.md, the same in en, and a line in docs/handbook/contents.json.`)
}

if (import.meta.main) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
