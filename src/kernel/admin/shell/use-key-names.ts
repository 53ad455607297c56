import { useTexts } from '../session.tsx'
import { texts } from './messages.ts'

/** What keys are called on a keyboard of this language. */
export function useKeyNames(): Record<string, string> {
  const t = useTexts(texts)
  return {
    mod: t('keys.mod'),
    shift: t('keys.shift'),
    enter: t('keys.enter'),
    escape: t('keys.escape'),
  }
}
