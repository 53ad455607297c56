import { useOnDemand } from '../../frame/use-on-demand.ts'
import { useAccount } from '../live-session.tsx'
import { useStepUpQuestion } from './use-step-up-question.ts'

/** Opens over whatever is open when a call needs proof; what was typed there stays. */
export function StepUp() {
  const { stepUp } = useAccount()
  const { open, close } = useStepUpQuestion(stepUp)
  const later = useOnDemand({
    load: () => import('./step-up-dialog.tsx'),
    isAsked: open !== undefined,
    onFailed: () => close(false),
  })
  if (!open || !later) return null
  return (
    <later.StepUpDialog question={open} onDone={() => close(true)} onCancel={() => close(false)} />
  )
}
