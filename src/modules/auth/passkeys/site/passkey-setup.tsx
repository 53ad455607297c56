import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { call } from '#kernel/client/call.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { factorMessages } from '../../second-factor/messages.ts'
import { RecoveryList } from '../../second-factor/site/recovery-list.tsx'
import { addPasskey, startPasskey } from '../passkey.calls.ts'
import { goOn, onwardAddress } from './go-on.ts'

type State = { lang: Lang; next: string }
type Progress = 'ready' | 'waiting' | 'failed' | { codes: readonly string[] }

/** A passkey as the second factor the role asks for. */
export function Island({ state }: { state: State }) {
  const t = translator(factorMessages, state.lang)
  const [progress, setProgress] = useState<Progress>('ready')
  if (!('PublicKeyCredential' in globalThis)) return null
  if (typeof progress === 'object')
    return <RecoveryList codes={progress.codes} lang={state.lang} next={onwardAddress(state)} />
  const start = () => {
    setProgress('waiting')
    make().then(
      (codes) => (codes.length > 0 ? setProgress({ codes }) : goOn(state)),
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
        {t('passkey.setup')}
      </button>
      <p role="status" className="hint">
        {progress === 'ready' && t('passkey.setup_hint')}
        {progress === 'waiting' && t('passkey.waiting')}
        {progress === 'failed' && t('passkey.failed')}
      </p>
    </>
  )
}

async function make(): Promise<readonly string[]> {
  const { id, options } = await call(startPasskey, { body: {} })
  const response = await startRegistration({ optionsJSON: options })
  const made = { ...response, clientExtensionResults: {} }
  const body = { id, response: made, name: '', second_factor: true }
  return (await call(addPasskey, { body })).recovery_codes
}
