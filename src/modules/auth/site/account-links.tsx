import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { signupMessages } from '../sign-up/messages.ts'
import { loginAddress, resetPage, signupPage } from '../sign-up/pages.ts'

/** Below the sign-in form: the ways to a new account and to a new password. */
export function AccountLinks({ lang }: { lang: Lang }) {
  const t = translator(signupMessages, lang)
  return (
    <p className="form-foot form-links">
      <a href={resetPage.path[lang]}>{t('links.reset')}</a>
      <span>
        {t('links.fresh')} <a href={signupPage.path[lang]}>{t('links.signup')}</a>
      </span>
    </p>
  )
}

/** Below a form that is not the sign-in form; only who signs up may have an account without thinking of it. */
export function BackLinks({ lang, isSignUp = false }: { lang: Lang; isSignUp?: boolean }) {
  const t = translator(signupMessages, lang)
  return (
    <p className="form-foot form-links">
      <span>
        {isSignUp && `${t('links.known')} `}
        <a href={loginAddress(lang)}>{t('links.login')}</a>
      </span>
      <a href={lang === 'en' ? '/en' : '/'}>{t('links.home')}</a>
    </p>
  )
}
