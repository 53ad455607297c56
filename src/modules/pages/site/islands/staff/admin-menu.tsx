import type { Translate } from '#kernel/i18n/texts.ts'
import { adminAddress } from '#kernel/site/browser/admin-address.ts'
import type { staffTexts } from '../../../staff-texts.ts'

const ALWAYS = {
  files: 'filebrowser',
  galleries: 'galleries',
  pages: 'pages/browse',
  settings: 'settings',
} as const

/** Specification, section 2: these lead to the root path until their module exists. */
const LATER = {
  info: 'info',
  newsletter: 'newsletter/sendings/browse',
  messages: 'messages/inbox',
} as const

type Name = keyof typeof ALWAYS | keyof typeof LATER
const ALWAYS_NAMES = ['files', 'galleries', 'pages', 'settings'] as const
const LATER_NAMES = ['info', 'newsletter', 'messages'] as const

type Props = { t: Translate<typeof staffTexts>; modules: readonly string[] }

/** The admin overlay; only an admin gets it. */
export function AdminMenu({ t, modules }: Props) {
  const link = (name: Name, href: string) => (
    <li key={name}>
      <a href={href} data-plain="">
        {t(`menu.${name}`)}
      </a>
    </li>
  )
  return (
    <details className="staff-menu" data-menu="">
      <summary>{t('menu.open')}</summary>
      <ul className="plain-list">
        {ALWAYS_NAMES.map((name) => link(name, adminAddress(ALWAYS[name])))}
        {LATER_NAMES.map((name) =>
          link(name, modules.includes(name) ? adminAddress(LATER[name]) : '/'),
        )}
      </ul>
    </details>
  )
}
