import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { HistoryPanel } from '#kernel/admin/edit/history/history-panel.tsx'
import { useOverLock } from '#kernel/admin/edit/lock/use-over-lock.ts'
import { boolean, tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { dateTime } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { multiline, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { notify } from '#ui/notification/notify.tsx'
import { createPreview, type Draft } from '../../contract-drafts.ts'
import type { Page } from '../../contract-page.ts'
import { RemoveDialog } from '../browse/remove-dialog.tsx'
import { askedDialog } from '../dialogs/asked-dialog.ts'
import { editMessages, formWords } from '../messages.ts'
import { BROWSE } from '../paths.ts'
import type { DraftEditing } from './drafts/use-draft.ts'
import { FIELD_WORDS } from './fields-form.tsx'
import type { HeadAction } from './head-menu.ts'
import { type Renew, useWorkflow, type Workflow } from './use-workflow.ts'

type Asked = 'publish' | 'review' | 'decline' | 'schedule'

type WorkflowDialogsProps = {
  asked: Asked | undefined
  draft: Draft
  work: Workflow
  onClose(): void
}

const Note = z.object({ note: z.string().max(1000) })

const Times = z.object({ publish_at: z.string().nullable(), expire_at: z.string().nullable() })

const NOTE_FIELDS = { note: multiline({ max: 1000, rows: 2 }) }

const TIME_FIELDS = { publish_at: dateTime(), expire_at: dateTime() }

/** What the history of a page can put into words. */
const HISTORY_FIELDS = {
  title: text(),
  slug: text(),
  path: text(),
  linktext: text(),
  meta_title: text(),
  meta_description: multiline(),
  meta_keywords: text(),
  noindex: boolean(),
  canonical: text(),
  classes: tags(),
}

type Panel = 'history' | 'remove'

type Props = { page: Page; panel: Panel | undefined; onClose(): void }

type Parts = { page: Page; draft: Draft; editing: DraftEditing; renew: Renew }

/** What the head can do, and the windows that belong to it. */
export function useHeadActions({ page, draft, editing, renew }: Parts) {
  const t = useMessages(editMessages)
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
  return {
    act: (action: HeadAction) => void act(action),
    /** Without a note; throws what the server refuses. */
    goAhead: (action: 'publish' | 'review') => work[action](''),
    dialogs,
    isBusy: work.isBusy,
  }
}

/** A secret address of the draft: opened in a new tab, or copied to send it to someone. */
function usePreview(page: Page, editing: DraftEditing, lang: 'de' | 'en') {
  const t = useMessages(editMessages)
  const { user } = useSession()
  const { attempt } = useAttempt()
  const make = async () => {
    await editing.store.flush()
    return call(createPreview, { params: { id: page._id }, body: { lang } })
  }
  return {
    open: () => {
      // Opened at once: a browser blocks windows that come later than the click.
      const tab = window.open('', '_blank')
      return attempt(async () => {
        const { url } = await make()
        if (tab) tab.location.href = url
      })
    },
    copy: () =>
      attempt(async () => {
        const { url, expires, isForStaff } = await make()
        try {
          await navigator.clipboard.writeText(url)
          const moment = formatMoment(expires, user.lang)
          notify({ content: t(isForStaff ? 'act.previewInside' : 'act.previewCopied', { moment }) })
        } catch {
          // Without https or permission a browser lets only the person copy.
          notify({ type: 'warning', content: t('act.previewByHand', { url }) })
        }
      }),
  }
}

/** Who changed what, and the way to the trash. */
function HeadPanels({ page, panel, onClose }: Props) {
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const words = FIELD_WORDS[useSession().user.lang]
  return (
    <>
      <HistoryPanel
        noun="page"
        id={page._id}
        fields={HISTORY_FIELDS}
        words={words}
        isOpen={panel === 'history'}
        onClose={onClose}
      />
      <RemoveDialog
        pages={panel === 'remove' ? [page] : []}
        onClose={onClose}
        onRemoved={async () => navigate(adminPath(BROWSE))}
      />
    </>
  )
}

/** What is asked before a draft goes its way; what the server refuses stays in the dialog. */
function WorkflowDialogs({ asked, draft, work, onClose }: WorkflowDialogsProps) {
  const t = useMessages(editMessages)
  const notes = (['publish', 'review', 'decline'] as const).map((kind) => (
    <FieldsDialog
      key={kind}
      isOpen={asked === kind}
      title={t(`dialog.${kind}Title`)}
      text={kind === 'publish' ? t('dialog.publishText') : undefined}
      submit={t(`act.${kind}`)}
      fields={NOTE_FIELDS}
      words={wordsOf(formWords, 'note')}
      schema={Note}
      onClose={onClose}
      onSubmit={({ note }) => work[kind](note)}
    />
  ))
  return (
    <>
      {notes}
      <FieldsDialog
        isOpen={asked === 'schedule'}
        title={t('dialog.scheduleTitle')}
        submit={t('act.schedule')}
        fields={TIME_FIELDS}
        words={wordsOf(formWords, 'schedule')}
        schema={Times}
        start={{ publish_at: draft.publish_at, expire_at: draft.expire_at }}
        onClose={onClose}
        onSubmit={work.schedule}
      />
    </>
  )
}
