import { Suspense } from 'react'
import { lazyOf } from '../../lazy-of.ts'
import { useCan } from '../../session.tsx'
import { useModules } from '../modules-context.tsx'
import { permitted } from '../nav/visible-modules.ts'
import { WidgetBoundary } from '../widgets/widget-boundary.tsx'

/** What modules keep beside every screen; one that fails is missing, and nothing else is. */
export function Companions() {
  const can = useCan()
  const companions = permitted(
    useModules().flatMap((module) => module.companions ?? []),
    can,
  )
  return companions.map((companion) => {
    const Content = lazyOf(companion)
    return (
      <WidgetBoundary key={companion.name} renderError={() => null}>
        <Suspense fallback={null}>
          <Content />
        </Suspense>
      </WidgetBoundary>
    )
  })
}
