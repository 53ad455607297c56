import { Readable } from 'node:stream'
import { judgeFailure, type Outcome } from './outcome.ts'

/** Stands before the text of one mail: nothing flows until `mayBegin` has said yes. */
export type TextGate = {
  pass(text: Readable): Readable
  /** What a failure means, knowing whether the text had begun. */
  judge(error: unknown): Outcome
}

class Taken extends Error {}

export function textGate(mayBegin: () => Promise<boolean>): TextGate {
  let hasBegun = false
  let fault: unknown
  const begin = async () => {
    const isOurs = await mayBegin().catch((error: unknown) => {
      fault = error
      throw error
    })
    if (!isOurs) throw new Taken('another worker has this mail')
    hasBegun = true
  }
  return {
    pass: (text) => Readable.from(after(begin, text), { objectMode: false }),
    judge: (error) => {
      if (fault !== undefined) throw fault
      return error instanceof Taken ? { kind: 'taken' } : judgeFailure(error, hasBegun)
    },
  }
}

/** A generator starts with the first read, and the server is asked for the text only then. */
async function* after(begin: () => Promise<void>, text: Readable) {
  await begin()
  yield* text
}
