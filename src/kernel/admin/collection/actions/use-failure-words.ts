import { CallError } from '#kernel/client/call-error.ts'
import { useMessages } from '../../session.tsx'
import { collectionMessages } from '../messages.ts'

/** What to tell someone about a failed call: the server's own sentence where there is one. */
export function useFailureWords(): (error: unknown) => string {
  const t = useMessages(collectionMessages)
  return (error) => {
    if (!(error instanceof CallError) || error.code === 'unknown') return t('failure.unknown')
    return error.code === 'offline' ? t('failure.offline') : error.message
  }
}
