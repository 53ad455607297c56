import { CallError } from '#kernel/client/call-error.ts'
import { useAttempt } from '../use-attempt.ts'

type Side = { _id: string; version: number }
type Look<Pair> = { data: Pair | null | undefined; refetch(): Promise<unknown> }
type MergeBody = {
  from: string
  into: string
  dryRun: false
  fromVersion: number
  intoVersion: number
}

type Merging<Pair> = {
  /** The comparison that somebody has seen. */
  look: Look<Pair>
  send(body: MergeBody): Promise<unknown>
  /** What follows: leaving the dialog, and asking anew for what has changed. */
  after(pair: Pair): Promise<void>
  done(pair: Pair | null | undefined): string
}

/** Makes one of the two that were compared; when one changed meanwhile, they are compared anew. */
export function useMerge<Pair extends { from: Side; into: Side }>(merging: Merging<Pair>) {
  const { look, send, after, done } = merging
  const { attempt, isBusy } = useAttempt()
  const merge = async () => {
    if (!look.data) return
    const { from, into } = look.data
    const versions = { fromVersion: from.version, intoVersion: into.version }
    try {
      await send({ from: from._id, into: into._id, dryRun: false, ...versions })
    } catch (error) {
      if (error instanceof CallError && error.code === 'stale') void look.refetch()
      throw error
    }
    await after(look.data)
  }
  return { merge: () => attempt(merge, done(look.data)), isBusy }
}
