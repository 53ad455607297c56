import { Tabs, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { LeaveGuard } from '#kernel/admin/edit/leave/leave-guard.tsx'
import { LockBanner } from '#kernel/admin/edit/lock/lock-banner.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import type { Draft } from '../../contract-drafts.ts'
import type { Page } from '../../contract-page.ts'
import { listReferences } from '../../contract-tree.ts'
import { editMessages } from '../messages.ts'
import { PAGES } from '../page-keys.ts'
import { SeoTab } from '../seo/seo-tab.tsx'
import { VersionsTab } from '../versions/versions-tab.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ContentTab } from './content-tab.tsx'
import { STUCK } from './draft-store.ts'
import classes from './edit.module.css'
import { EditHead } from './edit-head.tsx'
import { GuardedLangSwitch } from './guarded-lang-switch.tsx'
import { useDraft } from './use-draft.ts'
import type { Renew } from './use-workflow.ts'
import { UsesList } from './uses-list.tsx'

const TABS = ['content', 'seo', 'versions', 'uses'] as const
type Tab = (typeof TABS)[number]

type Props = { page: Page; draft: Draft; onLang(lang: Lang): void; renew: Renew }

/** One language of a page: head, tabs, and the draft that saves itself. */
export function PageEditor({ page, draft, onLang, renew }: Props) {
  const t = useMessages(editMessages)
  const can = useCan()
  const editing = useDraft(draft)
  const [search, setSearch] = useSearchParams()
  const [isComparing, setComparing] = useState(false)
  const isFixed = !can(staff('pages', 'edit'))
  const isReadOnly = isFixed && !can(staff('pages-content', 'edit'))
  const tab = TABS.find((known) => known === search.get('tab')) ?? 'content'
  const open = (next: string | null) =>
    setSearch((now) => withTab(now, next), { replace: true, preventScrollReset: true })
  const shared = { page, lang: draft.lang, editing, isReadOnly }
  const panels: Readonly<Record<Tab, ReactNode>> = {
    content: (
      <ContentTab
        page={page}
        draft={draft}
        editing={editing}
        isReadOnly={isReadOnly}
        isFixed={isFixed}
      />
    ),
    seo: <SeoTab {...shared} />,
    versions: <VersionsTab {...shared} renew={() => renew(editing.store.adopt)} />,
    uses: <UsesTab id={page._id} />,
  }
  return (
    <>
      <EditHead
        page={page}
        draft={draft}
        editing={editing}
        renew={renew}
        onCompare={() => setComparing(true)}
      />
      <LockBanner noun="page" id={page._id} isOn={!isReadOnly} />
      <GuardedLangSwitch page={page} lang={draft.lang} store={editing.store} onChange={onLang} />
      <Tabs value={tab} onChange={open} keepMounted={false} mt="sm">
        <Tabs.List aria-label={t('tabs.label')} className={classes.tabs}>
          {TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map((name) => (
          <Tabs.Panel key={name} value={name}>
            {panels[name]}
          </Tabs.Panel>
        ))}
      </Tabs>
      <LeaveGuard
        isDirty={STUCK.has(editing.state.phase)}
        mayLeave={() => false}
        onDiscard={() => undefined}
      />
      {editing.state.phase === 'conflict' && (
        <ConflictDialog
          editing={editing}
          current={editing.state.current}
          isOpen={isComparing}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  )
}

function withTab(now: URLSearchParams, tab: string | null): URLSearchParams {
  const next = new URLSearchParams(now)
  if (tab && tab !== 'content') next.set('tab', tab)
  else next.delete('tab')
  return next
}

/** Everything that points to the page. */
function UsesTab({ id }: { id: string }) {
  const t = useMessages(editMessages)
  const found = useQuery({
    queryKey: [...PAGES, 'references', id],
    queryFn: () => call(listReferences, { params: { id } }),
  })
  return (
    <CardSection title={t('uses.title')} description={t('uses.text')}>
      <SectionQuery query={found}>
        {({ references, numDescendants }) => (
          <>
            {references.length === 0 && <Text c="dimmed">{t('uses.empty')}</Text>}
            <UsesList uses={references} />
            {numDescendants > 0 && <Text>{t('uses.below', { count: numDescendants })}</Text>}
          </>
        )}
      </SectionQuery>
    </CardSection>
  )
}
