import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { useAdminPath, useCan, useMessages } from '#kernel/admin/session.tsx'
import { ICON } from '#ui/icon-size.ts'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import type { PopupMenuEntry } from '#ui/popup-menu/popup-menu-item.tsx'
import type { Page } from '../../contract-page.ts'
import { browseMessages } from '../messages.ts'
import { BROWSE, detailsPath, pagePath } from '../paths.ts'
import { usePublishNeeds } from '../shown-page.ts'
import type { Step } from '../tree/tree-moves.ts'
import type { PageActions } from './page-actions.ts'

export type RowMenuProps = {
  page: Page
  actions: PageActions
  onRemove(page: Page): void
  /** Only where the whole tree is shown. */
  onStep?(step: Step): void
}

const STEPS: readonly Step[] = ['up', 'down', 'in', 'out']

/** Everything that can be done with one page, also where nothing can be dragged. */
export function RowMenu({ page, actions, onRemove, onStep }: RowMenuProps) {
  const t = useMessages(browseMessages)
  const can = useCan()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const isKept = usePublishNeeds().toRemove(page)
  const removal: PopupMenuEntry = {
    key: 'remove',
    label: t('act.remove'),
    isDanger: true,
    isDisabled: isKept,
    hint: isKept && t('act.needsPublish'),
    onSelect: () => onRemove(page),
  }
  const go = (path: string) => void navigate(adminPath(path))
  const live = page.languages.de?.liveRoute ?? page.languages.en?.liveRoute
  const moves: PopupMenuEntry[] = onStep
    ? STEPS.map((step) => ({ key: step, label: t(`act.${step}`), onSelect: () => onStep(step) }))
    : []
  const copies: PopupMenuEntry[] = [
    { key: 'copy', label: t('act.duplicate'), onSelect: () => void actions.duplicate(page, false) },
    ...(page.numChildren > 0
      ? [
          {
            key: 'copy-all',
            label: t('act.duplicateAll'),
            onSelect: () => void actions.duplicate(page, true),
          },
        ]
      : []),
    {
      key: 'below',
      label: t('act.below'),
      onSelect: () => go(`${BROWSE}?new=page&parent=${page._id}`),
    },
  ]
  const publishing: PopupMenuEntry[] = [
    { key: 'publish', label: t('act.publish'), onSelect: () => void actions.publish([page]) },
    { key: 'unpublish', label: t('act.unpublish'), onSelect: () => void actions.unpublish([page]) },
  ]
  const groups: PopupMenuEntry[][] = [
    [
      { key: 'open', label: t('act.open'), onSelect: () => go(pagePath(page._id)) },
      { key: 'details', label: t('act.details'), onSelect: () => go(detailsPath(page._id)) },
      ...(live ? [{ key: 'view', label: t('act.view'), href: live }] : []),
    ],
    moves,
    can(staff('pages', 'create')) ? copies : [],
    can(staff('pages', 'publish')) ? publishing : [],
    can(staff('pages', 'delete')) ? [removal] : [],
  ]
  return (
    <PopupMenu
      label={t('row.menu', { title: page.title })}
      items={groups
        .filter((group) => group.length > 0)
        .flatMap((group, at) =>
          group.map((entry, place) => ({ ...entry, startsGroup: at > 0 && place === 0 })),
        )}
      trigger={
        <ActionIcon variant="subtle" size={36} aria-label={t('row.menu', { title: page.title })}>
          <IconDots {...ICON} />
        </ActionIcon>
      }
    />
  )
}
