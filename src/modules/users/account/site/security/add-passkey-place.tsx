import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { Island } from '#kernel/site/island.tsx'
import { protectionTexts } from '../../messages.ts'
import { type FactorState, securityPage } from '../../pages.ts'
import type { AddPasskeyState } from './add-passkey.tsx'

type Props = { lang: Lang; asksPassword: boolean; factor: FactorState }

/** Making a passkey needs the browser's own dialog, so this one place needs a script. */
export function AddPasskeyPlace({ lang, asksPassword, factor }: Props) {
  const t = translator(protectionTexts, lang)
  const state: AddPasskeyState = {
    asksPassword,
    offersFactor: !factor.isEnabled,
    next: `${securityPage.path[lang]}?done=passkey_added`,
    words: {
      add: t('passkeys.add'),
      name: t('passkeys.addName'),
      nameHint: t('passkeys.addNameHint'),
      password: t('password.own'),
      asFactor: t('passkeys.asFactor'),
      waiting: t('passkeys.waiting'),
      failed: t('passkeys.failed'),
      unavailable: t('passkeys.unavailable'),
      codes: t('codes.title'),
      keep: t('codes.keep'),
      goOn: t('codes.goOn'),
    },
  }
  return (
    <Island name="add-passkey" load="visible" state={state}>
      <noscript>
        <p className="hint">{t('passkeys.script')}</p>
      </noscript>
    </Island>
  )
}
