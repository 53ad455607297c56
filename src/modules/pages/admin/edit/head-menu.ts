import type { Translate } from '#kernel/i18n/messages.ts'
import type { PopupMenuEntry } from '#ui/popup-menu/popup-menu-item.tsx'
import type { Draft } from '../../contract-drafts.ts'
import type { editMessages } from '../messages.ts'

export type HeadAction =
  | 'publish'
  | 'schedule'
  | 'review'
  | 'decline'
  | 'unpublish'
  | 'discard'
  | 'previewOpen'
  | 'previewCopy'
  | 'share'
  | 'link'
  | 'home'
  | 'history'
  | 'remove'

type Rights = { edit: boolean; publish: boolean; delete: boolean }
type Parts = {
  t: Translate<typeof editMessages>
  draft: Draft
  can: Rights
  isHome: boolean
  /** Why this page cannot be deleted by this person. */
  whyKept?: string
  onAct(action: HeadAction): void
}

/** Everything beside the one primary action, as far as it makes sense and is allowed. */
export function headMenu({ t, draft, can, isHome, whyKept, onAct }: Parts): PopupMenuEntry[] {
  const groups: HeadAction[][] = [
    [
      ...(can.edit ? (['previewOpen', 'previewCopy'] as const) : []),
      ...(draft.isLive ? (['share', 'link'] as const) : []),
    ],
    [
      ...(can.publish ? (['schedule'] as const) : []),
      ...(can.edit && can.publish && draft.status !== 'review' ? (['review'] as const) : []),
      ...(can.publish && draft.status === 'review' ? (['decline'] as const) : []),
      ...(can.publish && draft.isLive ? (['unpublish'] as const) : []),
      ...(can.edit && draft.isLive && draft.hasChanges ? (['discard'] as const) : []),
      ...(can.publish && !isHome ? (['home'] as const) : []),
    ],
    ['history'],
    can.delete ? ['remove'] : [],
  ]
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, at) =>
      group.map((key, place) => ({
        key,
        label: t(`act.${key}`),
        isDanger: key === 'remove' || key === 'discard',
        isDisabled: key === 'remove' && whyKept !== undefined,
        hint: key === 'remove' && whyKept,
        startsGroup: at > 0 && place === 0,
        onSelect: () => onAct(key),
      })),
    )
}
