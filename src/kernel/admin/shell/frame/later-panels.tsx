import { QuickSettings } from '../preferences/quick-settings.tsx'
import { ShortcutSheet } from '../shortcuts/shortcut-sheet.tsx'

/** What the frame can do without until somebody opens it. */
export function LaterPanels() {
  return (
    <>
      <ShortcutSheet />
      <QuickSettings />
    </>
  )
}
