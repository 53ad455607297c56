import { startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import { call } from '#kernel/client/call.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { factorMessages } from '../../second-factor/messages.ts'
import { verify2FA } from '../../second-factor/second-factor.calls.ts'
import { askForPasskey, loginWithPasskey } from '../passkey.calls.ts'
import { goOn } from './go-on.ts'

type State = { lang: Lang; next: string; purpose: 'login' | 'second-factor' }
type Progress = 'ready' | 'waiting' | 'failed'

/** Signing in with a passkey, or showing one as the second factor. */
export function Island({ state }: { state: State }) {
  const t = translator(factorMessages, state.lang)
  const [progress, setProgress] = useState<Progress>('ready')
  if (!('PublicKeyCredential' in globalThis)) return null
  const start = () => {
    setProgress('waiting')
    show(state.purpose).then(
      () => goOn(state),
      () => setProgress('failed'),
    )
  }
  return (
    <>
      <button
        type="button"
        className="button quiet"
        onClick={start}
        disabled={progress === 'waiting'}
      >
        {state.purpose === 'login' ? t('passkey.login') : t('passkey.use')}
      </button>
      <p role="status" className="hint">
        {progress === 'waiting' && t('passkey.waiting')}
        {progress === 'failed' && t('passkey.failed')}
      </p>
    </>
  )
}

async function show(purpose: State['purpose']): Promise<void> {
  const { id, options } = await call(askForPasskey, { body: {} })
  const response = await startAuthentication({ optionsJSON: options })
  const proof = { id, response: { ...response, clientExtensionResults: {} } }
  if (purpose === 'login') await call(loginWithPasskey, { body: proof })
  else await call(verify2FA, { body: { passkey: proof } })
}
