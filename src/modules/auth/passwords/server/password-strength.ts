import { z } from 'zod'
import { errorCatalogue } from '#kernel/server/app-error.ts'
import { workerFile } from '#kernel/server/workers/worker-file.ts'
import { WorkerPoolError } from '#kernel/server/workers/worker-pool-error.ts'
import type { WorkerKind, Workers } from '#kernel/server/workers/workers.ts'
import { type JudgeTask, MAX_SEEN } from './judge-task.ts'

const MAX_WORDS = 30
const MAX_TEXT = 500

const Verdict = z.object({
  score: z.int().min(0).max(4),
  feedback: z.object({ warning: z.string().nullable(), suggestions: z.array(z.string()) }),
})
export type Verdict = z.infer<typeof Verdict>

const strengthFailures = errorCatalogue({
  busy: {
    status: 503,
    code: 'password_busy',
    de: 'Gerade werden sehr viele Passwörter geprüft. Bitte versuchen Sie es in einem Moment noch einmal.',
    en: 'A great many passwords are being checked right now. Please try again in a moment.',
  },
})

/** A verdict takes up to a fifth of a second of pure computing, which the event loop does not have. */
const passwordJudge: WorkerKind<JudgeTask, Verdict> = {
  file: workerFile(new URL('./judge-password.worker.ts', import.meta.url)),
  size: 1,
  maxQueue: 8,
  deadlineMs: 30_000,
  idleMs: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 160 },
  parse: (result) => Verdict.parse(result),
}

/** Someone who sets a password waits for the verdict; someone who is only typing asks again. */
const PATIENCE = {
  asking: {},
  setting: { maxAhead: 200, waitMs: 20_000 },
}

export type Occasion = keyof typeof PATIENCE
type Candidate = {
  password: string
  /** What a guesser who knows the person would try. */
  words: readonly string[]
  occasion: Occasion
}

/** How hard a password is to guess for someone who knows these words of its owner. */
export async function measurePassword(
  workers: Workers,
  { password, words, occasion }: Candidate,
): Promise<Verdict> {
  const task = { password: password.slice(0, MAX_SEEN), words: wordsIn(words).slice(0, MAX_WORDS) }
  try {
    return await workers.run(passwordJudge, task, PATIENCE[occasion])
  } catch (error) {
    const isBusy = error instanceof WorkerPoolError && BUSY.has(error.reason)
    throw isBusy ? strengthFailures.busy() : error
  }
}

const BUSY = new Set(['full', 'deadline', 'closed'])

/** Whole and in parts: an address is guessed by its name, a name by each of its words. */
function wordsIn(texts: readonly string[]): string[] {
  const parts = texts.flatMap((whole) => {
    const text = whole.slice(0, MAX_TEXT)
    return [text, text.split('@', 1)[0] ?? '', ...text.split(/[^\p{L}\p{N}]+/u)]
  })
  const words = parts.map((part) => part.toLowerCase().slice(0, MAX_SEEN))
  return [...new Set(words)].filter((word) => word.length > 2)
}
