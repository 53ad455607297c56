import { useTexts } from '../session.tsx'
import { texts } from './messages.ts'

/** Names of the controls every dialog has; pass them to the Modal of `#ui`. */
export function useDialogLabels() {
  const t = useTexts(texts)
  return {
    close: t('dialog.close'),
    enterFullscreen: t('dialog.enterFullscreen'),
    exitFullscreen: t('dialog.exitFullscreen'),
  }
}
