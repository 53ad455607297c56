import { VisuallyHidden } from '@mantine/core'
import { useRef } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { useTexts } from '../../session.tsx'
import { DebugPanel } from '../debug/debug-panel.tsx'
import { texts } from '../messages.ts'
import { Palette } from '../palette/palette.tsx'
import { QuickSettings } from '../preferences/quick-settings.tsx'
import { RouteProgress } from '../route/route-progress.tsx'
import { ActingBanner } from '../session/acting-banner.tsx'
import { ConnectionBanner } from '../session/connection-banner.tsx'
import { SignedOutDialog } from '../session/signed-out-dialog.tsx'
import { StepUpDialog } from '../session/step-up/step-up-dialog.tsx'
import { ShortcutSheet } from '../shortcuts/shortcut-sheet.tsx'
import { useShellKeys } from '../shortcuts/use-shell-keys.ts'
import { TopBar } from '../top-bar/top-bar.tsx'
import { Companions } from './companions.tsx'
import classes from './frame.module.css'
import { PanelsProvider } from './panels.tsx'
import { Side, SideDrawer } from './side.tsx'
import { useArrival } from './use-arrival.ts'

/** The root layout with its two areas: the admin centre around, the main content within. */
export function Frame() {
  return (
    <PanelsProvider>
      {/* First, so that it hears Escape before the window it lies over. */}
      <StepUpDialog />
      <Areas />
      <Palette />
      <ShortcutSheet />
      <QuickSettings />
      <Companions />
      <SignedOutDialog />
    </PanelsProvider>
  )
}

function Areas() {
  const t = useTexts(texts)
  const main = useRef<HTMLElement>(null)
  const title = useArrival(main)
  useShellKeys()
  return (
    <div className={classes.frame} data-area="admincenter">
      <a href="#main" className={classes.skip}>
        {t('bar.skip')}
      </a>
      <Side />
      <SideDrawer />
      <div className={classes.column}>
        <TopBar />
        <ActingBanner />
        <ConnectionBanner />
        <main ref={main} id="main" tabIndex={-1} className={classes.main} data-area="main">
          <Outlet />
        </main>
        <DebugPanel />
      </div>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      {/* Last, so that its effects run after the screen's own calls have started. */}
      <RouteProgress />
      <ScrollRestoration getKey={(location) => location.pathname} />
    </div>
  )
}
