import type { ReactNode } from 'react'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { LeaveGuard } from '#kernel/admin/edit/leave/leave-guard.tsx'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { blockViews } from '#kernel/site/block/block-view.ts'
import { checkBlocks } from '#kernel/site/block/tree/check-blocks.ts'
import type { PopupMenuEntry } from '#ui/popup-menu/popup-menu-item.tsx'
import { pageBlockViews } from '../blocks/all-views.ts'
import type { Draft } from '../contract-drafts.ts'
import type { Page } from '../contract-page.ts'
import { BlockInspector } from './blocks/inspector/inspector.tsx'
import { LinkForm } from './blocks/inspector/links/link-form.tsx'
import { cleanDoc } from './blocks/inspector/rich-text/clean-doc.ts'
import { markAttributes, RICH_EXTENSIONS } from './blocks/inspector/rich-text/rich-extensions.ts'
import { withTokenNodes } from './blocks/inspector/rich-text/token-node.ts'
import { errorsByBlock } from './blocks/outline/block-errors.ts'
import { blockIcon } from './blocks/outline/block-icons.ts'
import { summaryOf } from './blocks/outline/block-words.ts'
import { PageDrawer } from './details/page-details.tsx'
import { ConflictDialog } from './edit/drafts/conflict-dialog.tsx'
import { TYPES } from './edit/drafts/draft-content.ts'
import { type DraftActions, STUCK } from './edit/drafts/draft-store.ts'
import { SaveState } from './edit/drafts/save-state.tsx'
import { type DraftEditing, useDraft } from './edit/drafts/use-draft.ts'
import { headMenu } from './edit/head-menu.ts'
import { MissingLang } from './edit/languages.tsx'
import { PageStatus } from './edit/page-status.tsx'
import { useHeadActions } from './edit/use-head-actions.tsx'
import { PlaceOverrides } from './globals/place-overrides.tsx'
import { useGlobalSteps } from './globals/use-global-steps.tsx'
import { MenuOrder } from './menu/menu-order.tsx'
import { useMenuDrop } from './menu/use-menu-pages.ts'
import { editMessages } from './messages.ts'

/** The draft of a page while it is edited: saved, published, sent for review. */
export type DraftSession = {
  readonly title: string
  /** The blocks as they are to be saved. */
  readonly blocks: readonly Block[]
  /** 'saved', 'dirty', 'saving', or why it cannot be saved. */
  readonly phase: string
  /** Block id → path below its props → words. */
  readonly faults: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Something will be handed over in a moment: from now on not everything is stored. */
  touch(): void
  change(blocks: readonly Block[]): void
  /** Title, address and the like as others saved them; what was changed here stays. */
  takeFields(fields: Draft['fields']): void
  /** Saves now; answers whether everything is stored. */
  flush(): Promise<boolean>
  /** How the page stands and whether it is stored, in words. */
  readonly state: ReactNode
  /** `onSelect` asks for a note first; `now` goes ahead without one. */
  readonly main: { readonly label: string; onSelect(): void; now(): Promise<void> } | undefined
  readonly menu: readonly PopupMenuEntry[]
  readonly isBusy: boolean
  readonly dialogs: ReactNode
}

/** Saves what changed since a revision; answers with the draft as it is then. */
export type SendDraft = DraftActions['send']

type SessionInput = {
  page: Page
  draft: Draft
  send: SendDraft
  renew(): void
  /** The drawer with all that is no block: title, address, search engines, schedule. */
  details: { isOpen: boolean; onClose(): void; onLang(lang: Lang): void }
}

/** Everything an editor of pages outside this module needs: blocks, their forms, the draft. */
export const pageEditing = {
  types: TYPES,
  views: blockViews(pageBlockViews),
  useDraftSession,
  Inspector: BlockInspector,
  /** The words a global block has in one place alone, and how it comes about and ends. */
  PlaceOverrides,
  useGlobalSteps,
  MissingLang,
  /** The menu of the website, in a list and as it is drawn. */
  MenuOrder,
  useMenuDrop,
  LinkForm,
  richExtensions: RICH_EXTENSIONS,
  /** What an editor wrote as it is stored; undefined when it fits nowhere. */
  cleanDoc,
  /** Facts in a text as signs that show their value; `cleanDoc` makes them names again. */
  withTokenNodes,
  /** A link as the attributes of its mark. */
  linkAttributes: markAttributes,
  /** What the server would refuse, by block id and path below its props. */
  faultsOf: (blocks: readonly Block[], lang: Lang) =>
    errorsByBlock(checkBlocks(TYPES, blocks, lang).faults),
  iconOf: blockIcon,
  /** The first words of a block, so that one finds it again. */
  summaryOf,
}

function useDraftSession({ page, draft, send, renew, details }: SessionInput): DraftSession {
  const t = useMessages(editMessages)
  const rights = useRights()
  const editing = useDraft(draft, send)
  const [isComparing, setComparing] = useState(false)
  const parts = { page, draft, editing, renew }
  const { act, goAhead, dialogs, isBusy } = useHeadActions(parts)
  const { state, content, faults, store } = editing
  const { route = '' } = page.languages[draft.lang] ?? {}
  const main = rights.publish ? 'publish' : 'review'
  const lead = { label: t(`act.${main}`), onSelect: () => act(main), now: () => goAhead(main) }
  return {
    title: content.fields.title,
    blocks: content.blocks,
    phase: state.phase,
    faults: faults.blocks,
    change: (blocks) => editing.changeBlocks(() => blocks),
    touch: store.touch,
    takeFields: store.takeFields,
    flush: () => store.flush(),
    state: [
      <PageStatus key="status" state={page.languages[draft.lang] ?? draft} />,
      <SaveState key="saved" editing={editing} onCompare={() => setComparing(true)} />,
    ],
    main: rights.edit || rights.publish ? lead : undefined,
    menu: headMenu({ t, draft, can: rights, isHome: route === '/', onAct: act }),
    isBusy,
    dialogs: (
      <>
        {dialogs}
        <PageDrawer
          {...{ ...parts, ...details, isReadOnly: false, isFixed: !rights.edit }}
          onSchedule={rights.publish ? () => act('schedule') : undefined}
        />
        <Unsaved editing={editing} isOpen={isComparing} onClose={() => setComparing(false)} />
      </>
    ),
  }
}

function useRights() {
  const can = useCan()
  return {
    edit: can(staff('pages', 'edit')),
    publish: can(staff('pages', 'publish')),
    delete: can(staff('pages', 'delete')),
  }
}

type UnsavedProps = { editing: DraftEditing; isOpen: boolean; onClose(): void }

/** Someone else's words to compare with, and fields that nobody should lose by leaving. */
function Unsaved({ editing, isOpen, onClose }: UnsavedProps) {
  const { state, store } = editing
  const isStuck = STUCK.has(state.phase) && store.hasOwnFields
  return (
    <>
      {isStuck && <LeaveGuard isDirty mayLeave={() => false} onDiscard={() => undefined} />}
      {state.phase === 'conflict' && (
        <ConflictDialog
          editing={editing}
          current={state.current}
          isOpen={isOpen}
          onClose={onClose}
        />
      )}
    </>
  )
}
