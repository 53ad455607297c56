import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { useConfirm } from '#kernel/admin/collection/use-confirm.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useTexts } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { texts } from '../../admin/messages.ts'
import { RedirectDialog } from '../../admin/redirect-dialog.tsx'
import { RedirectsNav } from '../../admin/redirects-nav.tsx'
import { forgetMissing, listMissing } from '../../contract.ts'
import { MissingTable } from './missing-table.tsx'

const KEY = ['redirects', 'missing']
const SHOWN = 200

/** What visitors asked for in vain, most wanted first, and one click to lead them on. */
export function MissingScreen() {
  const t = useTexts(texts)
  const client = useQueryClient()
  const { attempt } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const mayForget = useCan()(staff('redirects', 'delete'))
  const [path, setPath] = useState<string>()
  const found = useQuery({
    queryKey: KEY,
    queryFn: () => call(listMissing, { query: { limit: SHOWN } }),
    refetchOnMount: 'always',
  })
  const reload = () => client.invalidateQueries({ queryKey: KEY })
  const forget = async (wanted?: string) => {
    const [title, yes] = [t('missing.forgetAsk'), t('missing.forgetAll')]
    if (!wanted && !(await confirm({ title, yes, isDanger: true }))) return
    await attempt(() => call(forgetMissing, { query: { path: wanted } }), t('missing.forgotten'))
    await reload()
  }
  return (
    <>
      <RedirectsNav />
      <AdminPageHead title={t('missingTitle')}>
        {mayForget && (found.data?.items.length ?? 0) > 0 && (
          <Button variant="default" onClick={() => void forget()}>
            {t('missing.forgetAll')}
          </Button>
        )}
      </AdminPageHead>
      <SectionQuery query={found}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('missing.empty')} text={t('missing.text')} />
          ) : (
            <MissingTable
              items={items}
              onRedirect={setPath}
              onForget={mayForget ? (wanted) => void forget(wanted) : undefined}
            />
          )
        }
      </SectionQuery>
      <RedirectDialog path={path} onClose={() => setPath(undefined)} onMade={reload} />
      {dialog}
    </>
  )
}
