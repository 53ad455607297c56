import { useQueryClient } from '@tanstack/react-query'
import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { type PageStructure, updatePageById } from '../../contract.ts'
import type { Page } from '../../contract-page.ts'
import { editMessages } from '../messages.ts'
import { PAGES } from '../page-keys.ts'

/** Changes what belongs to the page in all languages; it holds at once. */
export function useStructure(page: Page) {
  const t = useMessages(editMessages)
  const client = useQueryClient()
  const { attempt } = useAttempt()
  const write = async (change: PageStructure) => {
    await call(updatePageById, {
      params: { id: page._id },
      body: { ...change, version: page.version },
    })
    await client.invalidateQueries({ queryKey: PAGES })
  }
  return { write, set: (change: PageStructure) => attempt(() => write(change), t('side.saved')) }
}
