import { type SubmitEvent, useRef, useState } from 'react'
import { CallError } from '#kernel/client/call-error.ts'
import { useFailureWords } from '../../../collection/use-failure-words.ts'
import { useTexts } from '../../../session.tsx'
import { texts } from '../../texts.ts'
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
  const t = useTexts(texts)
  const say = useFailureWords()
  const { stepUp } = useAccount()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const needsFactor = needs === 'second-factor' || offer.asksFactor
  const hasCode = needsFactor && (offer.hasApp || offer.hasRecoveryCodes)
  const hasPasskey = needsFactor && offer.hasPasskey

  const send = async (work: () => Promise<void>, found: Faults) => {
    setFaults(found)
    if (Object.keys(found).length > 0 || isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      await work()
      onDone()
    } catch (error) {
      const place = error instanceof CallError ? PLACES[error.code] : undefined
      const words = error instanceof CallError ? say(error) : t('stepUp.passkeyFailed')
      setFaults({ [place ?? 'whole']: words })
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  const missing =
    offer.hasPassword && password === '' ? { password: t('stepUp.enterPassword') } : {}
  const withPasskey = () => send(() => stepUp.confirmWithPasskey(password), missing)
  const typed = () =>
    send(() => stepUp.confirm({ password, code: hasCode ? code : '' }), {
      ...missing,
      ...(hasCode && code.trim() === '' ? { code: t('stepUp.enterCode') } : {}),
    })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void (hasPasskey && !hasCode ? withPasskey() : typed())
  }
  return {
    values: { password, code },
    setPassword,
    setCode,
    faults,
    isBusy,
    hasCode,
    hasPasskey,
    submit,
    showPasskey: () => void withPasskey(),
  }
}

export type StepUpFormState = ReturnType<typeof useStepUpForm>
