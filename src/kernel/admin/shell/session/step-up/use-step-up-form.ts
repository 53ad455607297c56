import { type SubmitEvent, useRef, useState } from 'react'
import { CallError } from '#kernel/client/call-error.ts'
import { useFailureWords } from '../../../collection/actions/use-failure-words.ts'
import { useMessages } from '../../../session.tsx'
import { messages } from '../../messages.ts'
import { useAccount } from '../live-session.tsx'
import type { StepUpQuestion } from './use-step-up-question.ts'

type Faults = { password?: string; code?: string; whole?: string }
/** The server's word for what is wrong → where it is shown. */
const PLACES: Readonly<Record<string, keyof Faults>> = {
  password: 'password',
  code: 'code',
  'second-factor': 'code',
}

/** What is typed, what is wrong with it, and the two ways to send it. */
export function useStepUpForm({ needs, offer }: StepUpQuestion, onDone: () => void) {
  const t = useMessages(messages)
  const { stepUp } = useAccount()
  const { send, faults, isBusy } = useProof(onDone)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const needsFactor = needs === 'second-factor' || offer.asksFactor
  const hasCode = needsFactor && (offer.hasApp || offer.hasRecoveryCodes)
  const hasPasskey = needsFactor && offer.hasPasskey
  const isPasskeyOnly = hasPasskey && !hasCode

  const missing: Faults = {}
  if (offer.hasPassword && password === '') missing.password = t('stepUp.enterPassword')
  const showPasskey = () => void send(() => stepUp.confirmWithPasskey(password), missing)
  const showTyped = () => {
    if (hasCode && code.trim() === '') missing.code = t('stepUp.enterCode')
    void send(() => stepUp.confirm({ password, code: hasCode ? code : '' }), missing)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPasskeyOnly) showPasskey()
    else showTyped()
  }
  const offered = { hasCode, hasPasskey, isPasskeyOnly }
  return { password, setPassword, code, setCode, faults, isBusy, ...offered, submit, showPasskey }
}

export type StepUpFormState = ReturnType<typeof useStepUpForm>

/** Sends one proof at a time; what the server refuses is shown where it belongs. */
function useProof(onDone: () => void) {
  const t = useMessages(messages)
  const say = useFailureWords()
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const send = async (work: () => Promise<void>, missing: Faults) => {
    setFaults(missing)
    if (Object.keys(missing).length > 0 || isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      await work()
      onDone()
    } catch (error) {
      const place = error instanceof CallError ? PLACES[error.code] : undefined
      // Anything else comes from the browser: the passkey was not there or was declined.
      const words = error instanceof CallError ? say(error) : t('stepUp.passkeyFailed')
      setFaults({ [place ?? 'whole']: words })
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return { send, faults, isBusy }
}
