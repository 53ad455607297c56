import { IconLanguage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { readPage } from '../../contract.ts'
import { readDraft, saveDraft } from '../../contract-drafts.ts'
import type { Page } from '../../contract-page.ts'
import { browseMessages, editMessages } from '../messages.ts'
import { draftKey, pageKey } from '../page-keys.ts'
import { BROWSE, CREATE } from '../paths.ts'
import classes from './edit.module.css'
import { LangSwitch } from './lang-switch.tsx'
import { PageEditor } from './page-editor.tsx'
import type { Renew } from './use-workflow.ts'

type Props = { page: Page; lang: Lang; onMade(): Promise<unknown> }

/** Without an id a new page is asked for; else the page in the language of the address. */
export function EditPageScreen() {
  const { id } = useParams()
  const adminPath = useAdminPath()
  if (!id) return <Navigate to={adminPath(CREATE)} replace />
  return <EditPage key={id} id={id} />
}

function EditPage({ id }: { id: string }) {
  const t = useMessages(browseMessages)
  const [search, setSearch] = useSearchParams()
  const found = useQuery({
    queryKey: pageKey(id),
    queryFn: async () => (await call(readPage, { params: { id } })).page[0],
    refetchOnMount: 'always',
  })
  const page = found.data
  const asked = search.get('lang')
  const lang = asked === 'en' || (!asked && page && !page.languages.de) ? 'en' : 'de'
  const draft = useQuery({
    queryKey: draftKey(id, lang),
    queryFn: () => call(readDraft, { params: { id }, query: { lang } }),
    refetchOnMount: 'always',
  })
  const renew = async (...[adopt]: Partial<Parameters<Renew>>) => {
    const [, { data: fresh }] = await Promise.all([found.refetch(), draft.refetch()])
    if (fresh) adopt?.(fresh)
  }
  const error = found.error ?? draft.error
  const isOld = !draft.isFetchedAfterMount
  if (error && (!page || !draft.data)) {
    return <ListFailure error={error} onRetry={() => void renew()} />
  }
  if (!page || !draft.data || isOld) {
    return <LoadingState label={t('list.loading')} shape="form" count={6} />
  }
  const choose = (next: Lang) => setSearch({ lang: next })
  if (draft.data.revision === 0) {
    return (
      <div className={classes.screen}>
        <AdminPageHead title={page.title} breadcrumb={[{ label: t('title'), path: BROWSE }]} />
        <LangSwitch page={page} lang={lang} onChange={choose} />
        <MissingLang page={page} lang={lang} onMade={() => renew()} />
      </div>
    )
  }
  return (
    <div className={classes.screen}>
      <PageEditor
        key={lang}
        page={page}
        draft={draft.data}
        onLang={choose}
        renew={(adopt) => void renew(adopt)}
      />
    </div>
  )
}

/** A language nobody wrote in yet: begin empty, or with the blocks of the other one. */
function MissingLang({ page, lang, onMade }: Props) {
  const t = useMessages(editMessages)
  const browse = useMessages(browseMessages)
  const { attempt } = useAttempt()
  const params = { id: page._id }
  const begin = async (isCopy: boolean) => {
    const other = lang === 'de' ? 'en' : 'de'
    const isDone = await attempt(async () => {
      const source = isCopy ? await call(readDraft, { params, query: { lang: other } }) : undefined
      const body = {
        lang,
        revision: 0,
        fields: { title: page.title },
        blocks: source?.blocks ?? [],
      }
      await call(saveDraft, { params, body })
    })
    if (isDone) await onMade()
  }
  return (
    <EmptyState
      icon={<IconLanguage size={24} stroke={1.5} aria-hidden />}
      title={t('lang.missingTitle', { lang: browse(`lang.${lang}`) })}
      text={t('lang.missingText')}
      action={{ label: t('lang.copy'), onSelect: () => void begin(true) }}
      secondary={{ label: t('lang.empty'), onSelect: () => void begin(false) }}
    />
  )
}
