import { ActionIcon } from '@mantine/core'
import {
  IconArrowBigUpLine,
  IconBoxMargin,
  IconCopy,
  IconEyeOff,
  IconFold,
  IconTrash,
  IconWorldOff,
  IconWorldUp,
  type TablerIcon,
} from '@tabler/icons-react'
import { useMemo } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import type { Block } from '#kernel/site/block/block.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { remove, swap, unwrap, wrap } from '../../model/commands/arrange.ts'
import { toggleVisible } from '../../model/commands/change.ts'
import type { Command } from '../../model/commands/command.ts'
import { duplicate } from '../../model/commands/insert.ts'
import { blockAt } from '../../model/doc.ts'
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
  const { designer, surface } = useRoom()
  const at = useDesigner((state) => state.breakpoint)
  // Where blocks stand decides what is possible; what they say does not.
  useDesigner(({ doc }) => doc.kids)
  const { ground } = designer
  const [only = ''] = keys
  const actions: Action[] = [
    { name: 'duplicate', Icon: IconCopy, make: () => duplicate(ground(), keys) },
    { name: 'hide', Icon: IconEyeOff, make: () => toggleVisible(ground(), keys, at) },
    {
      name: 'wrap',
      Icon: IconBoxMargin,
      make: () => (surface.page ? wrap(ground(), keys, 'section') : undefined),
    },
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
      {keys.length === 1 && surface.page && <GlobalSteps key={only} id={only} />}
    </div>
  )
}

/** One block for many pages: what is selected becomes one, or is taken out of one. */
function GlobalSteps({ id }: { id: string }) {
  const doc = useDesigner((state) => state.doc)
  const block = useMemo(() => blockAt(doc, id), [doc, id])
  return block ? <GlobalStepsOf id={id} block={block} /> : null
}

function GlobalStepsOf({ id, block }: { id: string; block: Block }) {
  const { designer, tools, lang } = useRoom()
  const { entries, dialog } = tools.useGlobalSteps(block, {
    types: designer.types,
    lang,
    replace: (one, by) => void designer.run(swap(designer.ground(), id, by(one))),
    parentOf: () => {
      const { nodes } = designer.store.getState().doc
      return nodes[nodes[id]?.parent ?? '']?.block
    },
  })
  return (
    <>
      {entries.map(({ key, label, onSelect }) => (
        <Tooltip key={key} label={label}>
          <ActionIcon variant="subtle" aria-label={label} onClick={onSelect}>
            {key === 'keep' ? <IconWorldUp {...SMALL_ICON} /> : <IconWorldOff {...SMALL_ICON} />}
          </ActionIcon>
        </Tooltip>
      ))}
      {dialog}
    </>
  )
}
