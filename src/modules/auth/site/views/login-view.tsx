import { type Translate, translator } from '#kernel/i18n/texts.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import type { LoginData } from '../../pages.ts'
import { texts } from '../../texts.ts'

type FormProps = { data: LoginData; t: Translate<typeof texts> }

/** Sign-in and the first own password: plain forms that need no script. */
export function LoginView({ data, lang }: ViewProps<LoginData>) {
  const t = translator(texts, lang)
  const isSignIn = data.step === 'sign-in'
  return (
    <section className="form-page">
      <h1>{isSignIn ? t('login.title') : t('password.title')}</h1>
      <p className="form-lead">{isSignIn ? t('login.lead') : t('password.lead')}</p>
      {data.error && (
        <p className="form-error" role="alert">
          {t(`error.${data.error}`)}
        </p>
      )}
      {isSignIn ? <SignInForm data={data} t={t} /> : <PasswordForm data={data} t={t} />}
      <p className="form-foot">
        <a href={lang === 'en' ? '/en' : '/'}>{t('login.back')}</a>
      </p>
    </section>
  )
}

function SignInForm({ data, t }: FormProps) {
  return (
    <form method="post" className="form" data-plain>
      <input type="hidden" name="next" value={data.next} />
      <label className="field">
        <span>{t('login.handle')}</span>
        <input name="handle" defaultValue={data.handle} autoComplete="username" required />
      </label>
      <label className="field">
        <span>{t('login.password')}</span>
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit" className="button">
        {t('login.submit')}
      </button>
    </form>
  )
}

function PasswordForm({ data, t }: FormProps) {
  return (
    <form method="post" className="form" data-plain>
      <input type="hidden" name="next" value={data.next} />
      <label className="field">
        <span>{t('password.old')}</span>
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <label className="field">
        <span>{t('password.fresh')}</span>
        <input
          name="newPassword"
          type="password"
          autoComplete="new-password"
          minLength={10}
          required
        />
      </label>
      <button type="submit" className="button">
        {t('password.submit')}
      </button>
    </form>
  )
}
