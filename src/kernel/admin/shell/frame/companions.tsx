import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
import type { Companion } from '../../module.ts'
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

const loaded = new WeakMap<Companion, LazyExoticComponent<ComponentType>>()

/** One lazy component per companion: a new one each time would mount it anew. */
function lazyOf(companion: Companion): LazyExoticComponent<ComponentType> {
  const known = loaded.get(companion)
  if (known) return known
  const made = lazy(async () => ({ default: (await companion.lazy()).Component }))
  loaded.set(companion, made)
  return made
}
