import { type ComponentType, lazy, Suspense } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { useCan } from '#kernel/admin/session.tsx'
import { NoPermission } from '#kernel/admin/shell/states/no-permission.tsx'
import { ScreenLoading } from '#kernel/admin/shell/states/screen-loading.tsx'

/** Whoever may not change pages does not even download the designer. */
export function designGate(load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazy(async () => ({ default: await load() }))
  return function DesignGate() {
    const can = useCan()
    const mayWrite = can(staff('pages', 'edit')) || can(staff('pages-content', 'edit'))
    if (!mayWrite) return <NoPermission />
    return (
      <Suspense fallback={<ScreenLoading />}>
        <Screen />
      </Suspense>
    )
  }
}
