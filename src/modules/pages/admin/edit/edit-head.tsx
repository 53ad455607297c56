import { Button } from '@mantine/core'
import { IconBrush, IconExternalLink, IconSend, IconWorldUpload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { useAdminPath, useCan, useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import type { Draft } from '../../contract-drafts.ts'
import type { Page } from '../../contract-page.ts'
import { browseMessages, editMessages } from '../messages.ts'
import { PageStatus } from '../page-status.tsx'
import { BROWSE, designPath } from '../paths.ts'
import { usePublishNeeds } from '../shown-page.ts'
import { useFacts } from '../use-facts.ts'
import { type HeadAction, headMenu } from './head-menu.ts'
import { SaveState } from './save-state.tsx'
import type { DraftEditing } from './use-draft.ts'
import { useHeadActions } from './use-head-actions.tsx'
import type { Renew } from './use-workflow.ts'

type HeadProps = {
  page: Page
  draft: Draft
  editing: DraftEditing
  renew: Renew
  onCompare(): void
}

/** What the page is called, how it stands, whether it is stored, and what leads it to the website. */
export function EditHead({ page, draft, editing, renew, onCompare }: HeadProps) {
  const t = useMessages(editMessages)
  const browse = useMessages(browseMessages)
  const can = useCan()
  const fill = useFacts(draft.lang)
  const adminPath = useAdminPath()
  const rights = {
    edit: can(staff('pages', 'edit')),
    publish: can(staff('pages', 'publish')),
    delete: can(staff('pages', 'delete')),
  }
  const whyKept = usePublishNeeds().toRemove(page) ? browse('act.needsPublish') : undefined
  const { act, dialogs, isBusy } = useHeadActions({ page, draft, editing, renew })
  const { liveRoute, route } = page.languages[draft.lang] ?? { liveRoute: null, route: '' }
  const main: HeadAction = rights.publish ? 'publish' : 'review'
  const Icon = rights.publish ? IconWorldUpload : IconSend
  return (
    <>
      <AdminPageHead
        title={fill({ title: editing.content.fields.title || page.title }).title}
        breadcrumb={[{ label: browse('title'), path: BROWSE }]}
        status={
          <>
            <PageStatus state={page.languages[draft.lang] ?? draft} />
            <SaveState editing={editing} onCompare={onCompare} />
          </>
        }
        primary={
          rights.edit || rights.publish
            ? {
                label: t(`act.${main}`),
                icon: <Icon {...SMALL_ICON} />,
                isBusy,
                onSelect: () => act(main),
              }
            : undefined
        }
        menu={headMenu({ t, draft, can: rights, isHome: route === '/', whyKept, onAct: act })}
      >
        {(rights.edit || can(staff('pages-content', 'edit'))) && (
          <Button
            component={Link}
            to={adminPath(designPath(page._id, draft.lang))}
            variant="default"
            leftSection={<IconBrush {...SMALL_ICON} />}
          >
            {t('act.design')}
          </Button>
        )}
        {liveRoute && (
          <Button
            component="a"
            href={liveRoute}
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
