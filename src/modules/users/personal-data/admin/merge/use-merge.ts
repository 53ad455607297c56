import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useAdminPath, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { USERS_KEY } from '../../../admin/keys.ts'
import { adminTexts } from '../../../admin/messages.ts'
import { userPath } from '../../../admin/paths.ts'
import { personName } from '../../../admin/person-name.ts'
import { mergeUsers } from '../../../people/person.calls.ts'

type Look = { data: Reply<typeof mergeUsers> | null | undefined; refetch(): Promise<unknown> }

/** Makes one of the two that were compared; when one changed meanwhile, they are compared anew. */
export function useMerge(onClose: () => void, look: Look) {
  const t = useTexts(adminTexts)
  const client = useQueryClient()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const { attempt, isBusy } = useAttempt()

  const send = async () => {
    if (!look.data) return
    const { from, into } = look.data
    const versions = { fromVersion: from.version, intoVersion: into.version }
    const body = { from: from._id, into: into._id, dryRun: false, ...versions } as const
    try {
      await call(mergeUsers, { body })
    } catch (error) {
      if (error instanceof CallError && error.code === 'stale') void look.refetch()
      throw error
    }
    onClose()
    void navigate(adminPath(userPath(into._id)))
    client.removeQueries({ queryKey: [...USERS_KEY, 'item', from._id] })
    await client.invalidateQueries({ queryKey: USERS_KEY })
  }
  const done = () => t('merge.done', { name: look.data ? personName(look.data.into) : '' })
  return { merge: () => attempt(send, done()), isBusy }
}
