import { lazy, Suspense } from 'react'
import { isAdmin } from '#kernel/access/roles.ts'
import { useStaffUser } from '#modules/pages/site/parts.tsx'

const EntryPanel = lazy(async () => ({
  default: (await import('./entry-panel/panel.tsx')).EntryPanel,
}))

/** Shown to admin or system (specification, sections 4 and 6); nobody else fetches it. */
export function Island() {
  const user = useStaffUser()
  if (!user || !isAdmin(user)) return null
  return (
    <Suspense>
      <EntryPanel />
    </Suspense>
  )
}
