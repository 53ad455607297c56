import type { View } from '../room/view-store.ts'

/** Whatever else is to stand where the look is made: it ends first, and asks where it has to. */
export function leaveStyle({ styling }: View): Partial<View> {
  return styling === 'off' ? {} : { styling: 'ending' }
}
