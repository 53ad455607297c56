import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { AdminModule, Screen } from '../../module.ts'
import { useCan } from '../../session.tsx'
import { Frame } from '../frame/frame.tsx'
import { NoPermission } from '../states/no-permission.tsx'
import { NotFound } from '../states/not-found.tsx'
import { ScreenError } from '../states/screen-error.tsx'
import { ScreenLoading } from '../states/screen-loading.tsx'
import type { ScreenHandle } from './screen-handle.ts'

/** Every screen of every module below the admin base, inside the frame. */
export function adminRoutes(modules: readonly AdminModule[], base: string): RouteObject[] {
  const screens = modules.flatMap(({ help, screens: own = [] }) =>
    own.map((screen) => ({ ...screen, help: screen.help ?? help })),
  )
  return [
    {
      path: `/${base}`,
      Component: Frame,
      ErrorBoundary: ScreenError,
      children: [
        ...screens.map(screenRoute),
        { path: '*', Component: NotFound, ErrorBoundary: ScreenError },
      ],
    },
  ]
}

function screenRoute(screen: Screen): RouteObject {
  const handle: ScreenHandle = { title: screen.title, path: screen.path, help: screen.help }
  const shared = {
    handle,
    lazy: async () => ({ Component: guarded(screen, (await screen.lazy()).Component) }),
    ErrorBoundary: ScreenError,
    HydrateFallback: ScreenLoading,
  }
  return screen.path === '' ? { index: true, ...shared } : { path: screen.path, ...shared }
}

function guarded(screen: Screen, Component: ComponentType): ComponentType {
  return function GuardedScreen() {
    const can = useCan()
    return can(screen.access) ? <Component /> : <NoPermission />
  }
}
