import { call } from '#kernel/client/call.ts'
import { addPasskey, startPasskey } from '#modules/auth/passkeys/passkey.calls.ts'

export function canMakePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis
}

type NewPasskey = { name: string; password: string; isFactor: boolean }

/** Asks the browser for a passkey and keeps it; answers recovery codes where they are new. */
export async function makePasskey(wish: NewPasskey): Promise<readonly string[]> {
  const { name, password, isFactor } = wish
  const body = password === '' ? {} : { password }
  const { id, options } = await call(startPasskey, { body })
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await startRegistration({ optionsJSON: options })
  // Extensions differ between browsers and decide nothing.
  const response = { ...made, clientExtensionResults: {} }
  const kept = { id, response, name, second_factor: isFactor }
  return (await call(addPasskey, { body: kept })).recovery_codes
}
