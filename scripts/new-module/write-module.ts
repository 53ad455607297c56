import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { moduleFiles } from './module-files.ts'
import type { Names } from './names.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Writes a new module below `modules` and answers its folder; what exists is never touched. */
export async function writeModule(names: Names, modules: string): Promise<string> {
  const folder = join(modules, names.module)
  if (existsSync(folder)) throw new Error(`${folder} exists already`)
  for (const [path, content] of Object.entries(moduleFiles(names))) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, path.endsWith('.md') ? content : formatted(path, content))
  }
  return folder
}

/** Names differ in length, so lines break at other places: the formatter has the last word. */
function formatted(path: string, content: string): string {
  const biome = join(ROOT, 'node_modules', '.bin', 'biome')
  const options = ['check', '--write', `--stdin-file-path=src/modules/${path}`]
  const { status, stdout, stderr } = spawnSync(biome, options, {
    cwd: ROOT,
    input: content,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${path} could not be formatted:\n${stderr}`)
  return stdout
}
