import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { signupMessages } from '../../sign-up/messages.ts'
import type { Faults } from '../../sign-up/pages.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

type ChooseProps = {
  mailed: { key: string; handle: string; faults: Faults }
  lang: Lang
  submit: string
}

/** The address stands there so that password managers know whose password it is. */
export function ChoosePasswordForm({ mailed, lang, submit }: ChooseProps) {
  const t = translator(signupMessages, lang)
  const { key, handle, faults } = mailed
  const focus = ['password', 'password2'].find((name) => faults[name])
  return (
    <form method="post" className="form" data-plain>
      <input type="hidden" name="key" value={key} />
      <div className="field">
        <label htmlFor="handle">{t('field.handle')}</label>
        <input id="handle" name="handle" value={handle} autoComplete="username" readOnly />
      </div>
      <NewPasswordFields form={{ typed: {}, faults, focus }} lang={lang} />
      <button type="submit" className="button">
        {submit}
      </button>
    </form>
  )
}
