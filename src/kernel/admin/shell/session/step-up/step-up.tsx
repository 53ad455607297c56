import { lazy, Suspense } from 'react'
import { useAccount } from '../live-session.tsx'
import { useStepUpQuestion } from './use-step-up-question.ts'

const Dialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }))

/** Opens over whatever is open when a call needs proof; what was typed there stays. */
export function StepUp() {
  const { stepUp } = useAccount()
  const { open, close } = useStepUpQuestion(stepUp)
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <Dialog question={open} onDone={() => close(true)} onCancel={() => close(false)} />
    </Suspense>
  )
}
