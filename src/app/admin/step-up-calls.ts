import type { StepUpCalls } from '#kernel/admin/shell/session/account-calls.ts'
import { call } from '#kernel/client/call.ts'
import { askStepUpPasskey, readStepUp, stepUp } from '#modules/auth/sessions/step-up.calls.ts'

/** How the shell has the owner of a session prove to be there. */
export const stepUpCalls: StepUpCalls = {
  offer: async () => {
    const { factors, has_password, asks_factor } = await call(readStepUp, {})
    return {
      hasPassword: has_password,
      hasApp: factors.includes('totp'),
      hasRecoveryCodes: factors.includes('recovery'),
      hasPasskey: factors.includes('passkey') && 'PublicKeyCredential' in globalThis,
      asksFactor: asks_factor,
    }
  },
  confirm: async ({ password, code }) => {
    await call(stepUp, { body: { ...typed(password), ...toProof(code) } })
  },
  confirmWithPasskey: async (password) => {
    const { id, options } = await call(askStepUpPasskey, { body: {} })
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const shown = await startAuthentication({ optionsJSON: options })
    // Extensions differ between browsers and decide nothing.
    const passkey = { id, response: { ...shown, clientExtensionResults: {} } }
    await call(stepUp, { body: { ...typed(password), passkey } })
  },
}

function typed(password: string): { password?: string } {
  return password === '' ? {} : { password }
}

/** One box for both: six digits are a code of the app, anything else a recovery code. */
function toProof(code: string) {
  const plain = code.replace(/\s/g, '')
  if (plain === '') return {}
  return /^\d{6}$/.test(plain) ? { code: plain } : { recovery_code: code.trim() }
}
