import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type Bringing<Props> = { lazy(): Promise<{ Component: ComponentType<Props> }> }

const loaded = new WeakMap<object, unknown>()

/** One lazy component for whatever brings one: a new one each time would load and mount it anew. */
export function lazyOf<Props>(
  bringing: Bringing<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  const made =
    loaded.get(bringing) ?? lazy(async () => ({ default: (await bringing.lazy()).Component }))
  loaded.set(bringing, made)
  return made as LazyExoticComponent<ComponentType<Props>>
}
