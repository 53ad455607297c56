import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { isStaff } from '#kernel/access/roles.ts'
import { call } from '#kernel/client/call.ts'
import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { getLoggedInState, type User } from '#modules/auth/contract.ts'
import { staffTexts } from '../staff-texts.ts'
import './islands/staff/staff.css'

const BAR = 'staff-bar'

/** Where the visitor is; the navigation exchanges pages without loading anything anew. */
export type Place = { path: string; lang: Lang }

export function usePlace(): Place {
  const [place, setPlace] = useState(placeNow)
  useEffect(() => {
    const look = () => {
      const now = placeNow()
      setPlace((known) => (known.path === now.path && known.lang === now.lang ? known : now))
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true })
    return () => observer.disconnect()
  }, [])
  return place
}

/** Who is signed in, if it is staff who may work; asked once for all islands of a page. */
export function useStaffUser(): User | undefined {
  const [user, setUser] = useState<User>()
  useEffect(() => {
    // Without an answer there are no controls; the page itself is whole without them.
    call(getLoggedInState, {}).then(
      (found) => setUser(mayWork(found) ? found : undefined),
      () => setUser(undefined),
    )
  }, [])
  return user
}

/** One bar for what every module offers staff on the public page. */
export function StaffBarPart({ place, children }: { place: Place; children: ReactNode }) {
  return createPortal(<div className="staff-part">{children}</div>, staffBar(place.lang))
}

/** The admin centre's address is part of the public configuration in the page. */
export function adminAddress(path: string): string {
  const text = document.getElementById('kontor-config')?.textContent ?? '{}'
  const config: { 'components.admincenter'?: { url?: string } } = JSON.parse(text)
  return `/${config['components.admincenter']?.url ?? 'admincenter'}/${path}`
}

function placeNow(): Place {
  return { path: location.pathname, lang: document.documentElement.lang === 'en' ? 'en' : 'de' }
}

/** Whoever looks at the site with another person's eyes sees what that person sees. */
function mayWork(user: User): boolean {
  const isLimited = user.must_change_password || user.must_set_second_factor
  return isStaff(user) && !isLimited && !user.acted_by
}

function staffBar(lang: Lang): HTMLElement {
  const bar = document.getElementById(BAR) ?? document.createElement('aside')
  bar.ariaLabel = translator(staffTexts, lang)('bar')
  if (bar.isConnected) return bar
  bar.id = BAR
  document.body.append(bar)
  return bar
}
