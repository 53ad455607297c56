import { useState } from 'react'
import { useConfirm } from '#kernel/admin/collection/use-confirm.tsx'
import { useOverLock } from '#kernel/admin/edit/lock/use-over-lock.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import type { Draft } from '../../contract-drafts.ts'
import type { Page } from '../../contract-page.ts'
import { askedDialog } from '../dialogs/asked-dialog.ts'
import { editTexts } from '../texts.ts'
import type { HeadAction } from './head-menu.ts'
import { HeadPanels, type Panel } from './head-panels.tsx'
import type { DraftEditing } from './use-draft.ts'
import { usePreview } from './use-preview.ts'
import { type Renew, useWorkflow } from './use-workflow.ts'
import { type Asked, WorkflowDialogs } from './workflow-dialogs.tsx'

type Parts = { page: Page; draft: Draft; editing: DraftEditing; renew: Renew }

/** What the head can do, and the windows that belong to it. */
export function useHeadActions({ page, draft, editing, renew }: Parts) {
  const t = useTexts(editTexts)
  const { confirm, dialog } = useConfirm()
  const overLock = useOverLock(confirm)
  const work = useWorkflow({ page, lang: draft.lang, editing, renew, overLock })
  const preview = usePreview(page, editing, draft.lang)
  const [asked, setAsked] = useState<Asked>()
  const [panel, setPanel] = useState<Panel>()
  const discard = async () => {
    const [title, text, yes] = [t('act.discardTitle'), t('act.discardText'), t('act.discard')]
    if (await confirm({ title, text, yes, isDanger: true })) await work.discard()
  }
  const act = async (action: HeadAction) => {
    if (action === 'history' || action === 'remove') return setPanel(action)
    if (action === 'previewOpen') return void preview.open()
    if (action === 'share' || action === 'link')
      return askedDialog.open({ name: action, page: page._id, lang: draft.lang })
    if (!(await editing.store.flush())) return
    if (action === 'previewCopy') await preview.copy()
    else if (action === 'discard') await discard()
    else if (action === 'unpublish') await work.unpublish()
    else if (action === 'home') await work.makeHome()
    else setAsked(action)
  }
  const close = () => setAsked(undefined)
  const dialogs = (
    <>
      <WorkflowDialogs asked={asked} draft={draft} work={work} onClose={close} />
      <HeadPanels page={page} panel={panel} onClose={() => setPanel(undefined)} />
      {dialog}
    </>
  )
  return { act: (action: HeadAction) => void act(action), dialogs, isBusy: work.isBusy }
}
