import { useEffect, useRef, useState } from 'react'
import { askStepUpsWith } from '#kernel/client/step-up.ts'
import type { StepUpProof } from '#kernel/contract/endpoint.ts'
import type { StepUpCalls, StepUpOffer } from '../account-calls.ts'

export type StepUpQuestion = { needs: StepUpProof; offer: StepUpOffer }
type Open = StepUpQuestion & { answer(isDone: boolean): void }

/** The one open question of a refused call, and the way to answer it. */
export function useStepUpQuestion({ offer }: StepUpCalls) {
  const [open, setOpen] = useState<Open>()
  const current = useRef<Open>(undefined)
  current.current = open

  useEffect(
    () =>
      askStepUpsWith(async (needs) => {
        // A question nobody can be asked is a refused call.
        const found = await offer().catch(() => undefined)
        if (!found) return false
        return new Promise((answer) => setOpen({ needs, offer: found, answer }))
      }),
    [offer],
  )

  const close = (isDone: boolean) => {
    current.current?.answer(isDone)
    setOpen(undefined)
  }

  useEffect(() => {
    // Every window listens for Escape by itself; the one below must not close with this one.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !current.current) return
      event.stopImmediatePropagation()
      current.current.answer(false)
      setOpen(undefined)
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])
  return { open, close }
}
