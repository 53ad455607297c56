import { workerFile } from '../../workers/worker-file.ts'
import { WorkerPoolError } from '../../workers/worker-pool-error.ts'
import type { WorkerKind, Workers } from '../../workers/workers.ts'
import { ParsedMail, type ParseTask } from './parsed-mail.ts'

/** Whoever sends a mail chooses its shape, so a thread of its own reads it, within these bounds. */
const mailParser: WorkerKind<ParseTask, ParsedMail> = {
  file: workerFile(new URL('./parse-mail.worker.ts', import.meta.url)),
  size: 1,
  maxQueue: 50,
  deadlineMs: 20_000,
  idleMs: 30_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
  parse: (result) => ParsedMail.parse(result),
}

const ABOUT_US = new Set(['full', 'closed'])

/** The mail, or undefined for one that no parser can read in reasonable time and memory. */
export async function parseMail(
  workers: Workers,
  raw: Uint8Array,
): Promise<ParsedMail | undefined> {
  try {
    return await workers.run(mailParser, { raw }, { waitMs: 60_000 })
  } catch (error) {
    if (!(error instanceof WorkerPoolError) || ABOUT_US.has(error.reason)) throw error
    return undefined
  }
}
