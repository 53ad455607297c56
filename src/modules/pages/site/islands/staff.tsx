import { lazy, Suspense } from 'react'
import { useStaffUser } from '../parts.tsx'

/** Customers are signed in too: what only staff need is fetched once it is known who asks. */
const StaffControls = lazy(async () => ({
  default: (await import('./staff/staff-controls.tsx')).StaffControls,
}))

/** The controls of those who work on the website; everybody else gets nothing. */
export function Island() {
  const user = useStaffUser()
  if (!user) return null
  return (
    <Suspense>
      <StaffControls user={user} />
    </Suspense>
  )
}
