import type { StepUpProof } from '#kernel/contract/endpoint.ts'
import { CallError } from './call-error.ts'

/** Asks whoever sits here to prove it; true when that has worked. */
type StepUpAsker = (needs: StepUpProof) => Promise<boolean>

let asker: StepUpAsker | undefined
let asking: Promise<boolean> | undefined

/** How this page asks; answers how it stops to. Where nothing asks, the call fails with its reason. */
export function askStepUpsWith(next: StepUpAsker): () => void {
  asker = next
  return () => {
    if (asker === next) asker = undefined
  }
}

/** What a refused call wants to see first; undefined when it was refused for another reason. */
export function neededStepUp(error: unknown): StepUpProof | undefined {
  if (!(error instanceof CallError)) return undefined
  if (error.code !== 'step-up' && error.code !== 'second-factor-needed') return undefined
  const { needs } = error.details
  return needs === 'password' || needs === 'second-factor' ? needs : undefined
}

/** Several calls at once are one question. */
export function askStepUp(needs: StepUpProof): Promise<boolean> {
  if (!asker) return Promise.resolve(false)
  asking ??= asker(needs).finally(() => {
    asking = undefined
  })
  return asking
}
