import { Island } from '#kernel/site/island.tsx'

/** Where staff find their controls: the same for everyone in the page, filled for those who may. */
export function StaffControlsPlace() {
  return <Island name="staff" load="signed-in" />
}
