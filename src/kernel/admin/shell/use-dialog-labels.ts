import { useMessages } from '../session.tsx'
import { messages } from './messages.ts'

/** Names of the controls every dialog has; pass them to the Modal of `#ui`. */
export function useDialogLabels() {
  const t = useMessages(messages)
  return {
    close: t('dialog.close'),
    enterFullscreen: t('dialog.enterFullscreen'),
    exitFullscreen: t('dialog.exitFullscreen'),
  }
}
