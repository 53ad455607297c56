import { Button } from '@mantine/core'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { useRemoval } from '#kernel/admin/collection/actions/use-removal.ts'
import type { Collection } from '#kernel/admin/collection/collection.ts'
import { useBackToList } from '#kernel/admin/edit/use-back-to-list.ts'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { CallError } from '#kernel/client/call-error.ts'
import { pageEditing } from '#modules/pages/admin/editing.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import type { MailSession } from '../../admin/mail-designer.ts'
import { adminMessages } from '../../admin/messages.ts'
import { NEW_SENDING } from '../../admin/paths.ts'
import { type TemplateDialog, TemplateDialogs } from './template-dialogs.tsx'
import type { TemplateState, TemplateStore } from './template-store.ts'

/** How a template stands and what can be done with it; `onType`: something was typed beside the blocks. */
export function useTemplateSession(
  store: TemplateStore,
  collection: Collection,
  onType: () => void,
) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const state = useSyncExternalStore(store.subscribe, store.get)
  const [dialog, setDialog] = useState<TemplateDialog>()
  const { item, content, phase } = state
  const steps = useSteps({ state, collection, onOpen: setDialog })
  /** A test and a newsletter are made of what is stored. */
  const open = (next: TemplateDialog) => {
    if (next !== 'test') return setDialog(next)
    void store.save().then((isSaved) => isSaved && setDialog(next))
  }
  const session: MailSession = {
    title: content.fields.name || t('design.unnamed'),
    blocks: content.blocks,
    phase: phase.name,
    faults: phase.name === 'failed' ? pageEditing.faultsOf(content.blocks, lang) : NO_FAULTS,
    touch: store.touch,
    change: store.setBlocks,
    flush: store.save,
    isBusy: phase.name === 'saving',
    state: <SaveState state={state} onDetails={() => setDialog('details')} />,
    menu: steps.menu,
    dialogs: (
      <>
        <TemplateDialogs
          {...{ state, store, collection, onType }}
          open={item || dialog === 'details' || dialog === 'preview' ? dialog : undefined}
          onClose={() => setDialog(undefined)}
        />
        {steps.dialog}
      </>
    ),
  }
  return { session, state, open, isLeaving: steps.isLeaving }
}

const NO_FAULTS = {}

type StepsInput = {
  state: TemplateState
  collection: Collection
  onOpen(dialog: TemplateDialog): void
}

/** What stands in the menu: on to a newsletter, who changed what, and deleting. */
function useSteps({ state: { item }, collection, onOpen }: StepsInput) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const { confirm, dialog } = useConfirm()
  const remove = useRemoval(collection, confirm)
  const back = useBackToList(collection)
  const isGone = useRef(false)
  const removeThis = async () => {
    if (!item || (await remove([{ ...item }])).length === 0) return
    isGone.current = true
    back()
  }
  const send = {
    key: 'send',
    label: t('send.link'),
    isDisabled: item?.status !== 'ready',
    hint: item?.status !== 'ready' && t('send.unready'),
    onSelect: () => void navigate(adminPath(`${NEW_SENDING}/${item?._id}`)),
  }
  const history = { key: 'history', label: t('design.history'), onSelect: () => onOpen('history') }
  const removal = {
    ...{ key: 'remove', label: t('design.remove'), isDanger: true, startsGroup: true },
    onSelect: () => void removeThis(),
  }
  const mayRemove = can(collection.access.delete)
  const menu = [
    ...(can(staff('sendings', 'create')) ? [send] : []),
    ...[history, ...(mayRemove ? [removal] : [])],
  ]
  return { dialog, isLeaving: () => isGone.current, menu: item ? menu : [] }
}

type StateProps = { state: TemplateState; onDetails(): void }

/** Whether everything is stored, always in words, and whether it can be sent. */
function SaveState({ state: { item, phase }, onDetails }: StateProps) {
  const t = useMessages(adminMessages)
  const say = useFailureWords()
  const isBad = phase.name === 'failed' || phase.name === 'conflict'
  const fields = phase.name === 'failed' && phase.error instanceof CallError && phase.error.fields
  const isReady = item?.status === 'ready'
  return (
    <>
      <StatusBadge
        label={t(isReady ? 'design.ready' : 'design.draft')}
        tone={isReady ? 'good' : 'neutral'}
      />
      <span role="status" data-phase={phase.name}>
        <span data-bad={isBad || undefined}>
          {phase.name === 'failed'
            ? t('design.failed', { message: say(phase.error) })
            : t(`design.${phase.name}`)}
        </span>
        {fields && NAMED.some((name) => name in fields) && (
          <Button variant="default" size="compact-sm" onClick={onDetails}>
            {t('design.details')}
          </Button>
        )}
      </span>
    </>
  )
}

const NAMED = ['name', 'subject', 'preheader']
