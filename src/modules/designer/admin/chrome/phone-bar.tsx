import { UnstyledButton } from '@mantine/core'
import {
  IconAdjustments,
  IconArrowDown,
  IconArrowUp,
  IconEyeOff,
  IconPhoto,
  IconPlus,
  IconTextCaption,
  type TablerIcon,
} from '@tabler/icons-react'
import { useMessages } from '#kernel/admin/session.tsx'
import type { ControlHandlers } from '#ui/controls-toolbar/controls.ts'
import { ICON } from '#ui/icon-size.ts'
import { toggleVisible } from '../../model/commands/change.ts'
import { messages } from '../messages.ts'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import classes from './chrome.module.css'

type Props = { handlers: ControlHandlers; stuck: readonly ('moveUp' | 'moveDown')[] }
type Entry = { name: Name; Icon: TablerIcon; onPress: (() => void) | undefined }
type Name = 'edit' | 'gallery' | 'moveUp' | 'moveDown' | 'hide' | 'add' | 'settings'

/** What a thumb can do with the selected block: write, swap the picture, order, hide. */
export function PhoneBar({ handlers, stuck }: Props) {
  const t = useMessages(messages)
  const { designer, isFixed } = useRoom()
  const selection = useDesigner((state) => state.selection)
  const at = useDesigner((state) => state.breakpoint)
  const mayHide = toggleVisible(designer.ground(), selection, at) !== undefined
  const hide = () => void designer.run(toggleVisible(designer.ground(), selection, at))
  const entries: Entry[] = [
    { name: 'edit', Icon: IconTextCaption, onPress: handlers.edit },
    { name: 'gallery', Icon: IconPhoto, onPress: handlers.gallery },
    { name: 'moveUp', Icon: IconArrowUp, onPress: handlers.moveUp },
    { name: 'moveDown', Icon: IconArrowDown, onPress: handlers.moveDown },
    { name: 'hide', Icon: IconEyeOff, onPress: isFixed || !mayHide ? undefined : hide },
    { name: 'add', Icon: IconPlus, onPress: handlers.add },
    { name: 'settings', Icon: IconAdjustments, onPress: handlers.settings },
  ]
  return (
    <div role="toolbar" aria-label={t('controls.label')} className={classes.phone}>
      {entries.map(
        ({ name, Icon, onPress }) =>
          onPress && (
            <UnstyledButton
              key={name}
              className={classes.phoneButton}
              disabled={stuck.some((one) => one === name)}
              onClick={onPress}
            >
              <Icon {...ICON} />
              {t(`phone.${name}`)}
            </UnstyledButton>
          ),
      )}
    </div>
  )
}
