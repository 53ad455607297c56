import { startRegistration } from '@simplewebauthn/browser'
import { type FormEvent, useState } from 'react'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { addPasskey, startPasskey } from '#modules/auth/passkeys/passkey.calls.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

type Word =
  | 'add'
  | 'name'
  | 'nameHint'
  | 'password'
  | 'asFactor'
  | 'waiting'
  | 'failed'
  | 'unavailable'
  | 'codes'
  | 'keep'
  | 'goOn'

export type AddPasskeyState = {
  asksPassword: boolean
  /** No second factor yet: the passkey can become one. */
  offersFactor: boolean
  /** Where the page says that it is done. */
  next: string
  words: Readonly<Record<Word, string>>
}

type Progress = { codes: readonly string[]; isWaiting: boolean; error: string }
type PasskeyInput = { name: string; password: string; isFactor: boolean }

/** Makes a passkey with the browser's own dialog. */
export function Island({ state }: { state: AddPasskeyState }) {
  const { words, next } = state
  const [progress, setProgress] = useState<Progress>({ codes: [], isWaiting: false, error: '' })
  if (!('PublicKeyCredential' in globalThis)) return <p className="hint">{words.unavailable}</p>
  if (progress.codes.length > 0)
    return (
      <section aria-label={words.codes}>
        <RecoveryCodes codes={progress.codes} />
        <p>{words.keep}</p>
        <a className="button" href={next} data-plain>
          {words.goOn}
        </a>
      </section>
    )
  const start = (input: PasskeyInput) => {
    setProgress({ codes: [], isWaiting: true, error: '' })
    make(input).then(
      (codes) => {
        if (codes.length === 0) location.assign(next)
        else setProgress({ codes, isWaiting: false, error: '' })
      },
      (error: unknown) =>
        setProgress({ codes: [], isWaiting: false, error: reasonOf(error, words.failed) }),
    )
  }
  return <AddForm state={state} progress={progress} onStart={start} />
}

type FormProps = { state: AddPasskeyState; progress: Progress; onStart(input: PasskeyInput): void }

function AddForm({ state, progress, onStart }: FormProps) {
  const { words, asksPassword, offersFactor } = state
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    onStart({
      name: String(given.get('name') ?? ''),
      password: String(given.get('password') ?? ''),
      isFactor: given.get('factor') === 'on',
    })
  }
  return (
    <form className="form account-form" onSubmit={submit}>
      <div className="field">
        <label htmlFor="new-passkey">{words.name}</label>
        <input id="new-passkey" name="name" maxLength={80} placeholder={words.nameHint} />
      </div>
      {asksPassword && (
        <div className="field">
          <label htmlFor="new-passkey-password">{words.password}</label>
          <input
            id="new-passkey-password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        </div>
      )}
      {offersFactor && (
        <label className="choice">
          <input type="checkbox" name="factor" />
          <span>{words.asFactor}</span>
        </label>
      )}
      <button type="submit" className="button quiet" disabled={progress.isWaiting}>
        {words.add}
      </button>
      <p role="status" className="hint">
        {progress.isWaiting ? words.waiting : progress.error}
      </p>
    </form>
  )
}

async function make({ name, password, isFactor }: PasskeyInput): Promise<readonly string[]> {
  const { id, options } = await call(startPasskey, { body: password ? { password } : {} })
  const response = await startRegistration({ optionsJSON: options })
  const made = { ...response, clientExtensionResults: {} }
  const body = { id, response: made, name, second_factor: isFactor }
  return (await call(addPasskey, { body })).recovery_codes
}

/** What the server says is meant for the person; what the browser says is not. */
function reasonOf(error: unknown, fallback: string): string {
  return error instanceof CallError ? error.message : fallback
}
