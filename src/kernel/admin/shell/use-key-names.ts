import { useMessages } from '../session.tsx'
import { messages } from './messages.ts'

/** What keys are called on a keyboard of this language. */
export function useKeyNames(): Record<string, string> {
  const t = useMessages(messages)
  return {
    mod: t('keys.mod'),
    shift: t('keys.shift'),
    enter: t('keys.enter'),
    escape: t('keys.escape'),
  }
}
