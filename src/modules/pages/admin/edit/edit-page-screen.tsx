import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useAdminPath, useTexts } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/texts.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { readPage } from '../../contract.ts'
import { readDraft } from '../../contract-drafts.ts'
import { draftKey, pageKey } from '../page-keys.ts'
import { BROWSE, CREATE } from '../paths.ts'
import { browseTexts } from '../texts.ts'
import classes from './edit.module.css'
import { LangSwitch } from './lang-switch.tsx'
import { MissingLang } from './missing-lang.tsx'
import { PageEditor } from './page-editor.tsx'
import type { Renew } from './use-workflow.ts'

/** Without an id a new page is asked for; else the page in the language of the address. */
export function EditPageScreen() {
  const { id } = useParams()
  const adminPath = useAdminPath()
  if (!id) return <Navigate to={adminPath(CREATE)} replace />
  return <EditPage key={id} id={id} />
}

function EditPage({ id }: { id: string }) {
  const t = useTexts(browseTexts)
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
