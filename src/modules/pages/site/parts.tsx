import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { isStaff } from '#kernel/access/roles.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { User } from '#modules/auth/contract.ts'
import { useSignedIn } from '#modules/auth/site/parts.tsx'
import { staffMessages } from '../staff/messages.ts'
import './islands/staff/staff.css'

const BAR = 'staff-bar'

/** Where the visitor is; the navigation exchanges pages without loading anything anew. */
export type PageLocation = { path: string; lang: Lang }

export function usePlace(): PageLocation {
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

/** Whoever looks at the site with another person's eyes sees what that person sees. */
export function useStaffUser(): User | undefined {
  const user = useSignedIn()
  return user && isStaff(user) && !user.acted_by ? user : undefined
}

/** One bar for what every module offers staff on the public page. */
export function StaffBarPart({ place, children }: { place: PageLocation; children: ReactNode }) {
  return createPortal(<div className="staff-part">{children}</div>, staffBar(place.lang))
}

function placeNow(): PageLocation {
  return { path: location.pathname, lang: document.documentElement.lang === 'en' ? 'en' : 'de' }
}

function staffBar(lang: Lang): HTMLElement {
  const bar = document.getElementById(BAR) ?? document.createElement('aside')
  bar.ariaLabel = translator(staffMessages, lang)('bar')
  if (bar.isConnected) return bar
  bar.id = BAR
  document.body.append(bar)
  return bar
}
