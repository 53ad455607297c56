import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useCallback, useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { readPage } from '#modules/pages/contract.ts'
import { readDraft } from '#modules/pages/contract-drafts.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { type DesignTools, designTools, type ThemeTool } from './design-tools.ts'
import { messages } from './messages.ts'
import { DesignRoom } from './room/design-room.tsx'

/** The screen with what pages and theme bring to it. */
export function designScreen(theme: ThemeTool): ComponentType {
  const tools = designTools(theme)
  return function DesignScreen() {
    const { id = '' } = useParams()
    const [search] = useSearchParams()
    const lang = search.get('lang') === 'en' ? 'en' : 'de'
    return <Design key={`${id}.${lang}`} id={id} lang={lang} tools={tools} />
  }
}

function Design({ id, lang, tools }: { id: string; lang: Lang; tools: DesignTools }) {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  const [epoch, setEpoch] = useState(0)
  // Keys of the pages: their screens and this one look at the same things.
  const page = useQuery({
    queryKey: ['pages', 'page', id],
    queryFn: async () => (await call(readPage, { params: { id } })).page[0],
    refetchOnMount: 'always',
  })
  const draft = useQuery({
    queryKey: ['pages', 'draft', id, lang],
    queryFn: () => call(readDraft, { params: { id }, query: { lang } }),
    refetchOnMount: 'always',
  })
  const { refetch: refetchPage } = page
  const { refetch: refetchDraft } = draft
  const renew = useCallback(() => {
    void Promise.all([refetchPage(), refetchDraft()]).then(() => setEpoch((now) => now + 1))
  }, [refetchPage, refetchDraft])
  const error = page.error ?? draft.error
  if (error && (!page.data || !draft.data)) return <ListFailure error={error} onRetry={renew} />
  if (!page.data || !draft.data || !draft.isFetchedAfterMount) {
    return <LoadingState label={t('canvas.loading')} shape="form" count={6} />
  }
  if (draft.data.revision === 0) {
    return <Navigate to={adminPath(`pages/edit/${id}?lang=${lang}`)} replace />
  }
  return (
    <DesignRoom page={page.data} draft={draft.data} tools={tools} epoch={epoch} renew={renew} />
  )
}
