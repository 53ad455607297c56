import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { Case } from '#tests/fuzz/cases-of.ts'

const Line = z.object({ ms: z.number(), cases: z.array(z.string()) })
/** By then the watcher has written what it saw. */
const SETTLE_MS = 30

type Hold = { asked: Case; ms: number }

export type LoopHolds = {
  /** For the Kontor that is watched. */
  env: Record<string, string>
  /** The mark a case is sent with. */
  mark(asked: Case): string
  /** The longest hold of each case since the last time, longest first. */
  take(): Promise<Hold[]>
}

/** What `loop-watch.ts` notes inside a Kontor, by the cases that were sent to it. */
export function watchLoopHolds(folder: string): LoopHolds {
  const file = join(folder, 'loop-holds')
  const marked = new Map<string, Case>()
  let count = 0
  let read = 0
  return {
    env: {
      KONTOR_LOOP_FILE: file,
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'loop-watch.ts'))}`,
    },
    mark: (asked) => {
      count += 1
      marked.set(String(count), asked)
      return String(count)
    },
    take: async () => {
      await pause(SETTLE_MS)
      // Nothing was held yet, so there is no file.
      const text = await readFile(file, 'utf8').catch(() => '')
      const holds = longest(text.slice(read), marked)
      read = text.length
      marked.clear()
      return holds
    },
  }
}

function longest(text: string, marked: ReadonlyMap<string, Case>): Hold[] {
  const found = new Map<Case, number>()
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const { ms, cases } = Line.parse(JSON.parse(line))
    for (const mark of cases) {
      const asked = marked.get(mark)
      if (asked) found.set(asked, Math.max(ms, found.get(asked) ?? 0))
    }
  }
  return [...found].map(([asked, ms]) => ({ asked, ms })).sort((a, b) => b.ms - a.ms)
}
