import type { Lang } from '#kernel/i18n/messages.ts'
import { Island } from '#kernel/site/island.tsx'

type PasskeyState = { lang: Lang; next: string; purpose: 'login' | 'second-factor' }

/** Passkeys are a matter of the browser: without scripts there is nothing here. */
export function PasskeyPlace(state: PasskeyState) {
  return <Island name="passkey-login" load="visible" state={state} />
}
