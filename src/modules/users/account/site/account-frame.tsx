import { type ReactNode, use } from 'react'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { EnabledModules } from '#kernel/site/enabled-modules.ts'
import { accountMessages } from '../messages.ts'
import {
  accountPage,
  addressesPage,
  type Done,
  dataPage,
  profilePage,
  securityPage,
} from '../pages.ts'

/** Drawn inside this frame by the modules of messages and orders. */
const messagesPage = { path: { de: '/account/messages', en: '/en/account/messages' } }
const ordersPage = { path: { de: '/account/orders', en: '/en/account/orders' } }

const PARTS = [
  ['overview', accountPage],
  ['profile', profilePage],
  ['orders', ordersPage],
  ['addresses', addressesPage],
  ['messages', messagesPage],
  ['security', securityPage],
  ['data', dataPage],
] as const

type AccountPart = (typeof PARTS)[number][0]

type AccountNavProps = { current: AccountPart; lang: Lang }

type Props = {
  part: AccountPart
  lang: Lang
  title: string
  lead?: string
  done?: Done | null
  children: ReactNode
}

/** What stands around every page of the account: the ways to the others, and what was just done. */
export function AccountFrame({ part, lang, title, lead, done, children }: Props) {
  const t = translator(accountMessages, lang)
  return (
    <div className="account wrap">
      <AccountNav current={part} lang={lang} />
      <div className="account-main">
        <h1>{title}</h1>
        {lead && <p className="form-lead">{lead}</p>}
        {done && (
          <p className="message account-done" role="status">
            {t(`done.${done}`)}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}

type SectionProps = { id: string; title: string; lead?: string; children: ReactNode }

/** One matter of a page under its own heading. */
export function AccountSection({ id, title, lead, children }: SectionProps) {
  return (
    <section className="account-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="account-lead">{lead}</p>}
      {children}
    </section>
  )
}

/** Signing out is a form, so that it works without scripts and no link can trigger it. */
function AccountNav({ current, lang }: AccountNavProps) {
  const t = translator(accountMessages, lang)
  const isEnabled = use(EnabledModules)
  const isThere = (part: AccountPart) =>
    (part !== 'messages' && part !== 'orders') || isEnabled(part)
  const parts = PARTS.filter(([part]) => isThere(part))
  return (
    <nav className="account-nav" aria-label={t('nav.label')}>
      <ul className="plain-list">
        {parts.map(([part, page]) => (
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
