import { lazy, useState } from 'react'
import { admin, staff } from '#kernel/access/rules.ts'
import { useCan, useTexts } from '#kernel/admin/session.tsx'
import { blockViews } from '#kernel/site/block/block-view.ts'
import type { DesignTools, Desk, DeskParts } from '#modules/designer/admin/design-tools.ts'
import { cleanDoc } from '#modules/pages/admin/blocks/inspector/clean-doc.ts'
import { BlockInspector } from '#modules/pages/admin/blocks/inspector/inspector.tsx'
import { LinkForm } from '#modules/pages/admin/blocks/inspector/link-form.tsx'
import {
  markAttributes,
  RICH_EXTENSIONS,
} from '#modules/pages/admin/blocks/inspector/rich-extensions.ts'
import { blockIcon } from '#modules/pages/admin/blocks/outline/block-icons.ts'
import { summaryOf } from '#modules/pages/admin/blocks/outline/block-words.ts'
import { ConflictDialog } from '#modules/pages/admin/edit/conflict-dialog.tsx'
import { TYPES } from '#modules/pages/admin/edit/draft-content.ts'
import { headMenu } from '#modules/pages/admin/edit/head-menu.ts'
import { SaveState } from '#modules/pages/admin/edit/save-state.tsx'
import { type DraftEditing, useDraft } from '#modules/pages/admin/edit/use-draft.ts'
import { useHeadActions } from '#modules/pages/admin/edit/use-head-actions.tsx'
import { PageStatus } from '#modules/pages/admin/page-status.tsx'
import { editTexts } from '#modules/pages/admin/texts.ts'
import { pageBlockViews } from '#modules/pages/blocks/all-views.ts'

const loadDesignPanel = () => import('#modules/theme/admin/panel/design-panel.tsx')

/** What pages and theme bring to the designer. */
export const designTools: DesignTools = {
  types: TYPES,
  views: blockViews(pageBlockViews),
  useDesk,
  Inspector: BlockInspector,
  LinkForm,
  richExtensions: RICH_EXTENSIONS,
  cleanDoc,
  linkAttributes: markAttributes,
  theme: {
    access: admin,
    Panel: lazy(async () => ({ default: (await loadDesignPanel()).DesignPanel })),
  },
  iconOf: blockIcon,
  summaryOf,
}

function useDesk({ page, draft, send, renew }: DeskParts): Desk {
  const t = useTexts(editTexts)
  const rights = useRights()
  const editing = useDraft(draft, send)
  const [isComparing, setComparing] = useState(false)
  const { act, dialogs, isBusy } = useHeadActions({ page, draft, editing, renew })
  const { state, content, faults, store } = editing
  const { route = '' } = page.languages[draft.lang] ?? {}
  const main = rights.publish ? 'publish' : 'review'
  const mayLead = rights.edit || rights.publish
  return {
    title: content.fields.title,
    blocks: content.blocks,
    phase: state.phase,
    faults: faults.blocks,
    change: (blocks) => editing.changeBlocks(() => blocks),
    touch: store.touch,
    flush: () => store.flush(),
    state: (
      <>
        <PageStatus state={page.languages[draft.lang] ?? draft} />
        <SaveState editing={editing} onCompare={() => setComparing(true)} />
      </>
    ),
    main: mayLead ? { label: t(`act.${main}`), onSelect: () => act(main) } : undefined,
    menu: headMenu({ t, draft, can: rights, isHome: route === '/', onAct: act }),
    isBusy,
    dialogs: (
      <>
        {dialogs}
        <Conflict editing={editing} isOpen={isComparing} onClose={() => setComparing(false)} />
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

type ConflictProps = { editing: DraftEditing; isOpen: boolean; onClose(): void }

function Conflict({ editing, isOpen, onClose }: ConflictProps) {
  const { state } = editing
  if (state.phase !== 'conflict') return null
  return (
    <ConflictDialog editing={editing} current={state.current} isOpen={isOpen} onClose={onClose} />
  )
}
