import { VisuallyHidden } from '@mantine/core'
import { type RefObject, Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { Hints } from '#ui/hints/hints.tsx'
import { lazyOf } from '../../lazy-of.ts'
import { useCan, useMessages, useSession } from '../../session.tsx'
import { messages } from '../messages.ts'
import { useModules } from '../modules-context.tsx'
import { permitted } from '../nav/visible-modules.ts'
import { rememberItem } from '../palette/recent.ts'
import { RouteProgress } from '../route/route-progress.tsx'
import { useAdminAddress, useScreen } from '../route/screen-handle.ts'
import { ActingBanner } from '../session/acting-banner.tsx'
import { ConnectionBanner } from '../session/connection-banner.tsx'
import { StepUp } from '../session/step-up/step-up.tsx'
import { useShellKeys } from '../shortcuts/use-shell-keys.ts'
import { TopBar } from '../top-bar/top-bar.tsx'
import { WidgetBoundary } from '../widgets/widget-boundary.tsx'
import classes from './frame.module.css'
import { PanelsProvider } from './panels.tsx'
import { DebugOnDemand, HandbookOnDemand, PanelsOnDemand } from './panels-on-demand.tsx'
import { Side } from './side.tsx'

/** The root layout with its two areas: the admin centre around, the main content within. */
export function Frame() {
  return (
    <PanelsProvider>
      {/* First, so that it hears Escape before the window it lies over. */}
      <StepUp />
      <Areas />
      <HandbookOnDemand />
      <PanelsOnDemand />
      <Companions />
      <Hints />
    </PanelsProvider>
  )
}

function Areas() {
  const t = useMessages(messages)
  const main = useRef<HTMLElement>(null)
  const title = useArrival(main)
  useShellKeys()
  return (
    <div className={classes.frame} data-area="admincenter">
      <a href="#main" className={classes.skip}>
        {t('bar.skip')}
      </a>
      <Side />
      <div className={classes.column}>
        <TopBar />
        <ActingBanner />
        <ConnectionBanner />
        <main ref={main} id="main" tabIndex={-1} className={classes.main} data-area="main">
          <Outlet />
        </main>
        <DebugOnDemand />
      </div>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      {/* Last, so that its effects run after the screen's own calls have started. */}
      <RouteProgress />
      <ScrollRestoration getKey={(location) => location.pathname} />
    </div>
  )
}

/** What modules keep beside every screen; one that fails is missing, and nothing else is. */
function Companions() {
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

/**
 * What happens on arriving at a screen: the window is named, the content has the focus, and the
 * palette remembers the place. Returns the title, to be announced.
 */
function useArrival(main: RefObject<HTMLElement | null>): string {
  const t = useMessages(messages)
  const { pathname } = useLocation()
  const address = useAdminAddress()
  const screen = useScreen()
  const { lang } = useSession().user
  const title = screen ? screen.title[lang] : t('states.notFound')
  const isListed = screen !== undefined && screen.path === address && address !== ''
  const shown = useRef(pathname)

  useEffect(() => {
    document.title = `${title} · Kontor`
  }, [title])

  useEffect(() => {
    if (isListed) rememberItem({ path: address, label: title, hint: '' })
  }, [isListed, address, title])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Whoever is already at work in the content, e.g. in a field with autofocus, stays there.
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true })
  }, [pathname, main])

  return title
}
