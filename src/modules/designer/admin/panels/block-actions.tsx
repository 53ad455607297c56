import { ActionIcon } from '@mantine/core'
import {
  IconArrowBigUpLine,
  IconBoxMargin,
  IconCopy,
  IconEyeOff,
  IconFold,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import { useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { remove, unwrap, wrap } from '../../model/arrange.ts'
import { toggleVisible } from '../../model/change.ts'
import type { Command } from '../../model/command.ts'
import { duplicate } from '../../model/insert.ts'
import { climb } from '../../model/selection.ts'
import { messages } from '../messages.ts'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import classes from './panels.module.css'

type Action = {
  name: 'duplicate' | 'hide' | 'wrap' | 'unwrap' | 'remove'
  Icon: TablerIcon
  /** Made anew for each press: what it does depends on how things stand then. */
  make(): Command | undefined
}

/** What can be done with the selected blocks, all in one step. */
export function BlockActions({ keys }: { keys: readonly string[] }) {
  const t = useMessages(messages)
  const { designer } = useRoom()
  const at = useDesigner((state) => state.breakpoint)
  // Where blocks stand decides what is possible; what they say does not.
  useDesigner(({ doc }) => doc.kids)
  const { ground } = designer
  const [only = ''] = keys
  const actions: Action[] = [
    { name: 'duplicate', Icon: IconCopy, make: () => duplicate(ground(), keys) },
    { name: 'hide', Icon: IconEyeOff, make: () => toggleVisible(ground(), keys, at) },
    { name: 'wrap', Icon: IconBoxMargin, make: () => wrap(ground(), keys, 'section') },
    {
      name: 'unwrap',
      Icon: IconFold,
      make: () => (keys.length === 1 ? unwrap(ground(), only) : undefined),
    },
    { name: 'remove', Icon: IconTrash, make: () => remove(ground(), keys) },
  ]
  const [outer] = climb(ground().doc, keys)
  return (
    <div className={classes.actions}>
      {outer !== undefined && (
        <Tooltip label={t('actions.outer')}>
          <ActionIcon
            variant="subtle"
            aria-label={t('actions.outer')}
            onClick={() => designer.select([outer])}
          >
            <IconArrowBigUpLine {...SMALL_ICON} />
          </ActionIcon>
        </Tooltip>
      )}
      {actions.map(
        ({ name, Icon, make }) =>
          make() && (
            <Tooltip key={name} label={t(`actions.${name}`)}>
              <ActionIcon
                variant="subtle"
                aria-label={t(`actions.${name}`)}
                onClick={() => designer.run(make())}
              >
                <Icon {...SMALL_ICON} />
              </ActionIcon>
            </Tooltip>
          ),
      )}
    </div>
  )
}
