import { useEffect, useState } from 'react'
import { isAdmin } from '#kernel/access/roles.ts'
import { call } from '#kernel/client/call.ts'
import { type Translate, translator } from '#kernel/i18n/messages.ts'
import { adminAddress } from '#kernel/site/browser/admin-address.ts'
import type { User } from '#modules/auth/contract.ts'
import { staffMessages } from '../../../staff/messages.ts'
import { readPlace, type StaffPage, type StaffPlace } from '../../../staff/staff.calls.ts'
import { type PageLocation, StaffBarPart, usePlace } from '../../parts.tsx'
import { ShareButton } from './share-button.tsx'

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

type Props = { t: Translate<typeof staffMessages>; modules: readonly string[] }

/** How the shown page stands, the ways to work on it, and the admin's overlay. */
export function StaffControls({ user }: { user: User }) {
  const place = usePlace()
  const found = useStaffPlace(place)
  if (!found) return null
  const t = translator(staffMessages, place.lang)
  const hasOverlay = isAdmin(user)
  if (!hasOverlay && !(found.page && found.canEdit)) return null
  return (
    <StaffBarPart place={place}>
      {found.page && <PageState page={found.page} t={t} />}
      {found.page && found.canEdit && <EditLink page={found.page} t={t} />}
      {hasOverlay && <ShareButton t={t} place={place} hasFacebook={found.hasFacebook} />}
      {hasOverlay && <AdminMenu key={place.path} t={t} modules={found.modules} />}
    </StaffBarPart>
  )
}

type Words = { t: Translate<typeof staffMessages> }

function PageState({ page, t }: Words & { page: StaffPage }) {
  const state = stateOf(page)
  return (
    <span className="staff-state" data-state={state}>
      {t(`state.${state}`)}
    </span>
  )
}

function EditLink({ page, t }: Words & { page: StaffPage }) {
  const target = `${page._id}?lang=${page.lang}`
  return (
    <a className="staff-main" href={adminAddress(`pages/edit/${target}`)} data-plain="">
      {t('edit')}
    </a>
  )
}

function useStaffPlace({ path }: PageLocation): StaffPlace | undefined {
  const [found, setFound] = useState<StaffPlace>()
  useEffect(() => {
    let isCurrent = true
    const keep = (answer?: StaffPlace) => {
      if (isCurrent) setFound(answer)
    }
    // Whoever may not look at pages here is refused, and sees the page as everyone does.
    call(readPlace, { query: { path } }).then(keep, () => keep())
    return () => {
      isCurrent = false
    }
  }, [path])
  return found
}

function stateOf({ status, hasChanges }: StaffPage) {
  return status === 'live' && hasChanges ? 'changes' : status
}

/** The admin overlay; only an admin gets it. */
function AdminMenu({ t, modules }: Props) {
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
