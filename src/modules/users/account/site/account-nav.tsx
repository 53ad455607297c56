import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { accountTexts } from '../messages.ts'
import { accountPage, addressesPage, dataPage, profilePage, securityPage } from '../pages.ts'

const PARTS = [
  ['overview', accountPage],
  ['profile', profilePage],
  ['addresses', addressesPage],
  ['security', securityPage],
  ['data', dataPage],
] as const

export type AccountPart = (typeof PARTS)[number][0]

type Props = { current: AccountPart; lang: Lang }

/** Signing out is a form, so that it works without scripts and no link can trigger it. */
export function AccountNav({ current, lang }: Props) {
  const t = translator(accountTexts, lang)
  return (
    <nav className="account-nav" aria-label={t('nav.label')}>
      <ul className="plain-list">
        {PARTS.map(([part, page]) => (
          <li key={part}>
            <a href={page.path[lang]} aria-current={part === current ? 'page' : undefined}>
              {t(`nav.${part}`)}
            </a>
          </li>
        ))}
        <li>
          <form method="post" action={accountPage.path[lang]}>
            <button type="submit" name="form" value="sign-out" className="link-button">
              {t('nav.signOut')}
            </button>
          </form>
        </li>
      </ul>
    </nav>
  )
}
