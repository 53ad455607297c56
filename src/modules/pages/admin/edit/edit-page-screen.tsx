import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useAdminPath, useCan, useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { call } from '#kernel/client/call.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { readPage } from '../../contract.ts'
import { type Draft, readDraft } from '../../contract-drafts.ts'
import type { Page } from '../../contract-page.ts'
import { BlockList } from '../blocks/outline/block-list.tsx'
import { useOutline } from '../blocks/outline/use-outline.ts'
import { PageDetails } from '../details/page-details.tsx'
import { useFacts } from '../facts/use-facts.ts'
import { browseMessages, editMessages } from '../messages.ts'
import { draftKey, pageKey } from '../page-keys.ts'
import { BROWSE, CREATE, DESIGN } from '../paths.ts'
import { usePublishNeeds } from '../shown-page.ts'
import { NO_FAULTS, TYPES } from './drafts/draft-content.ts'
import { type DraftEditing, useDraft } from './drafts/use-draft.ts'
import classes from './edit.module.css'
import { headMenu } from './head-menu.ts'
import { LangSwitch } from './languages.tsx'
import { PageStatus } from './page-status.tsx'
import { useHeadActions } from './use-head-actions.tsx'
import type { Renew } from './use-workflow.ts'

/**
 * The address of a page in the admin centre. Pages are edited in the designer; whoever may only look
 * at them gets what is in them to read. Without an id a new page is asked for.
 */
export function EditPageScreen() {
  const { id } = useParams()
  const { search } = useLocation()
  const adminPath = useAdminPath()
  const can = useCan()
  if (!id) return <Navigate to={adminPath(CREATE)} replace />
  const mayWrite = can(staff('pages', 'edit')) || can(staff('pages-content', 'edit'))
  if (mayWrite) return <Navigate to={adminPath(`${DESIGN}/${id}${search}`)} replace />
  return <ReadPage key={id} id={id} />
}

function ReadPage({ id }: { id: string }) {
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
  const error = found.error ?? draft.error
  if (error && (!page || !draft.data)) {
    const retry = () => void Promise.all([found.refetch(), draft.refetch()])
    return <ListFailure error={error} onRetry={retry} />
  }
  if (!page || !draft.data) {
    return <LoadingState label={t('list.loading')} shape="form" count={6} />
  }
  const renew: Renew = (adopt) =>
    void Promise.all([draft.refetch(), found.refetch()]).then(([{ data }]) => data && adopt(data))
  return (
    <div className={classes.screen}>
      <Reading key={lang} page={page} draft={draft.data} renew={renew}>
        <LangSwitch page={page} lang={lang} onChange={(next) => setSearch({ lang: next })} />
      </Reading>
    </div>
  )
}

type ReadProps = { page: Page; draft: Draft; renew: Renew }

function Reading({ children, ...read }: ReadProps & { children: ReactNode }) {
  const editing = useDraft(read.draft)
  return (
    <>
      <ReadHead {...read} editing={editing} />
      {children}
      <Content {...read} editing={editing} />
    </>
  )
}

/** Who only reads may still be the one who publishes, or sends a draft back. */
function ReadHead({ page, draft, editing, renew }: ReadProps & { editing: DraftEditing }) {
  const t = useMessages(editMessages)
  const can = useCan()
  const { act, dialogs, isBusy } = useHeadActions({ page, draft, editing, renew })
  const mayPublish = can(staff('pages', 'publish'))
  const rights = { edit: false, publish: mayPublish, delete: can(staff('pages', 'delete')) }
  const browse = useMessages(browseMessages)
  const fill = useFacts(draft.lang)
  const state = page.languages[draft.lang]
  const whyKept = usePublishNeeds().toRemove(page) ? browse('act.needsPublish') : undefined
  const isHome = state?.route === '/'
  const publish = { label: t('act.publish'), isBusy, onSelect: () => act('publish') }
  return (
    <>
      <AdminPageHead
        title={fill({ title: draft.fields.title || page.title }).title}
        breadcrumb={[{ label: browse('title'), path: BROWSE }]}
        status={<PageStatus state={state ?? draft} />}
        primary={mayPublish ? publish : undefined}
        menu={headMenu({ t, draft, can: rights, isHome, whyKept, onAct: act })}
      >
        {state?.liveRoute && (
          <Button
            component="a"
            href={state.liveRoute}
            variant="default"
            leftSection={<IconExternalLink {...SMALL_ICON} />}
          >
            {t('act.view')}
          </Button>
        )}
      </AdminPageHead>
      {dialogs}
    </>
  )
}

function Content({ page, draft, editing }: ReadProps & { editing: DraftEditing }) {
  const t = useMessages(editMessages)
  const { blocks } = editing.content
  const { lang } = draft
  const outline = useOutline({ types: TYPES, blocks, lang, onChange: () => undefined })
  return (
    <div className={classes.columns}>
      <CardSection title={t('outline.title')}>
        <BlockList
          blocks={blocks}
          parent={null}
          slot=""
          outline={outline}
          errors={NO_FAULTS.blocks}
          isReadOnly
          isFixed
        />
      </CardSection>
      <PageDetails
        page={page}
        draft={draft}
        editing={editing}
        isReadOnly
        isFixed
        renew={() => undefined}
      />
    </div>
  )
}
