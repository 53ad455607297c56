import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useCallback, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { readPage } from '#modules/pages/contract.ts'
import { readDraft } from '#modules/pages/contract-drafts.ts'
import type { Page } from '#modules/pages/contract-page.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { type DesignTools, designTools, type ThemeTool } from './design-tools.ts'
import { messages } from './messages.ts'
import { DesignRoom } from './room/design-room.tsx'

/** The screen with what pages and theme bring to it. */
export function designScreen(theme: ThemeTool): ComponentType {
  const tools = designTools(theme)
  return function DesignScreen() {
    const { id = '' } = useParams()
    const [search, setSearch] = useSearchParams()
    const t = useMessages(messages)
    // Keys of the pages: their screens and this one look at the same things.
    const page = useQuery({
      queryKey: ['pages', 'page', id],
      queryFn: async () => (await call(readPage, { params: { id } })).page[0],
      refetchOnMount: 'always',
    })
    const asked = search.get('lang')
    const lang = asked === 'en' || (!asked && page.data && !page.data.languages.de) ? 'en' : 'de'
    if (page.error && !page.data) {
      return <ListFailure error={page.error} onRetry={() => void page.refetch()} />
    }
    if (!page.data) return <LoadingState label={t('canvas.loading')} shape="form" count={6} />
    return (
      <Design
        key={`${id}.${lang}`}
        page={page.data}
        lang={lang}
        tools={tools}
        refetchPage={page.refetch}
        onLang={(next) => setSearch({ lang: next })}
      />
    )
  }
}

type Props = {
  page: Page
  lang: Lang
  tools: DesignTools
  refetchPage(): Promise<unknown>
  onLang(lang: Lang): void
}

function Design({ page, lang, tools, refetchPage, onLang }: Props) {
  const t = useMessages(messages)
  const { _id: id } = page
  const [epoch, setEpoch] = useState(0)
  const draft = useQuery({
    queryKey: ['pages', 'draft', id, lang],
    queryFn: () => call(readDraft, { params: { id }, query: { lang } }),
    refetchOnMount: 'always',
  })
  const { refetch: refetchDraft } = draft
  const renew = useCallback(() => {
    void Promise.all([refetchPage(), refetchDraft()]).then(() => setEpoch((now) => now + 1))
  }, [refetchPage, refetchDraft])
  if (draft.error && !draft.data) return <ListFailure error={draft.error} onRetry={renew} />
  if (!draft.data?.revision && draft.isFetchedAfterMount) {
    return <tools.MissingLang page={page} lang={lang} onChange={onLang} onMade={renew} />
  }
  if (!draft.data || !draft.isFetchedAfterMount) {
    return <LoadingState label={t('canvas.loading')} shape="form" count={6} />
  }
  // Another template is another page around the blocks: it is opened anew.
  const { view } = page.template
  return (
    <DesignRoom
      key={view}
      page={page}
      draft={draft.data}
      tools={tools}
      epoch={epoch}
      renew={renew}
    />
  )
}
