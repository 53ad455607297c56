import { Palette } from '../palette/palette.tsx'
import { QuickSettings } from '../preferences/quick-settings.tsx'
import { SignedOutDialog } from '../session/signed-out-dialog.tsx'
import { ShortcutSheet } from '../shortcuts/shortcut-sheet.tsx'
import { SideDrawer } from './side-drawer.tsx'

/** What lies over the page; the frame stands without it. */
export function LaterPanels() {
  return (
    <>
      <SideDrawer />
      <Palette />
      <ShortcutSheet />
      <QuickSettings />
      <SignedOutDialog />
    </>
  )
}
