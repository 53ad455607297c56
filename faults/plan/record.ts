import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '..', '..')

const Entry = z.object({
  /** Of the state that was tried; none when files were changed before or meanwhile. */
  commit: z.string().optional(),
  isGreen: z.boolean(),
  howFar: z.string(),
  faults: z.int(),
  seconds: z.number(),
})
const Record = z.record(z.string(), Entry)

export type Outcome = z.infer<typeof Entry>

/** How each run with its full numbers went last, beside the other temporary files. */
export async function openRecord(folder: string) {
  const file = join(folder, 'kontor-faults.json')
  const read = await readFile(file, 'utf8').catch(() => '{}')
  const all = Record.parse(JSON.parse(read))
  return {
    file,
    of: (name: string): Outcome | undefined => all[name],
    keep: async (name: string, outcome: Outcome) => {
      all[name] = outcome
      await mkdir(folder, { recursive: true })
      await writeFile(file, `${JSON.stringify(all, undefined, 2)}\n`)
    },
  }
}

/** The commit that lies here, when nothing was changed since. */
export function cleanCommit(): string | undefined {
  try {
    if (git('status', '--porcelain') !== '') return undefined
    return git('rev-parse', 'HEAD')
  } catch {
    // No clone, or no git: nobody can say what was tried.
    return undefined
  }
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim()
}
