import { z } from 'zod'
import { StoredFile } from '../../../files/file.ts'
import { Verdict } from '../../upload.calls.ts'

/** What became of one try to send a file. */
export type Outcome =
  | { state: 'stored' | 'duplicate'; file: StoredFile; reason: string }
  | { state: 'refused' | 'failed'; reason: string }
  /** The connection was lost on the way. */
  | { state: 'offline' }

const Stored = z.object({ verdicts: z.array(Verdict) })
const Failure = z.object({
  message: z.string().default(''),
  code: z.string().default(''),
  file: StoredFile.optional(),
})

/** These say something about the file itself; trying again would not help. */
const FINAL = [400, 403, 409, 413, 415, 422]

/** The answer to a file that was sent in one piece. */
export function readAnswer(status: number, text: string): Outcome {
  const body = parse(text)
  const [verdict] = Stored.safeParse(body).data?.verdicts ?? []
  if (status < 300 && verdict) return fromVerdict(verdict)
  const { message = '', code = '', file } = Failure.safeParse(body).data ?? {}
  if (code === 'C1' && file) return { state: 'duplicate', file, reason: message }
  return { state: FINAL.includes(status) ? 'refused' : 'failed', reason: message }
}

/** What a resumable upload ends with; undefined where the answer was none. */
export function readVerdict(text: string): Outcome | undefined {
  const { data } = Verdict.safeParse(parse(text))
  return data && fromVerdict(data)
}

function fromVerdict({ result, file, message = '' }: z.output<typeof Verdict>): Outcome {
  if (result === 'refused' || !file) return { state: 'refused', reason: message }
  return { state: result, file, reason: message }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's page instead of an answer: there is nothing to read in it.
    return undefined
  }
}
