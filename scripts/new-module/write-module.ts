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
    await writeFile(file, content)
  }
  format(folder)
  return folder
}

/** Names differ in length, so lines break at other places: the formatter has the last word. */
function format(folder: string): void {
  const biome = join(ROOT, 'node_modules', '.bin', 'biome')
  const { status, stdout, stderr } = spawnSync(
    biome,
    ['check', '--write', `--config-path=${ROOT}`, folder],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The new module could not be formatted:\n${stdout}${stderr}`)
}
