import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconDots } from '@tabler/icons-react'
import { useMessages } from '#kernel/admin/session.tsx'
import type { Block } from '#kernel/site/block/block.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import { useGlobalSteps } from '../../globals/use-global-steps.tsx'
import { editMessages } from '../../messages.ts'
import type { BlockStep } from './move-block.ts'
import classes from './outline.module.css'
import type { Outline } from './use-outline.ts'

/** Moves, copies and deletes one block. A phone has room for the menu alone. */
export function BlockControls({ block, outline }: { block: Block; outline: Outline }) {
  const t = useMessages(editMessages)
  const name = outline.nameOf(block)
  const global = useGlobalSteps(block, outline)
  const step = (key: BlockStep) => ({
    key,
    label: t(`outline.${key}`, { name }),
    isDisabled: !outline.canStep(block, key),
    onSelect: () => outline.step(block, key),
  })
  return (
    <div className={classes.controls}>
      <ActionIcon
        variant="subtle"
        size="lg"
        className={classes.step}
        disabled={!outline.canStep(block, 'up')}
        aria-label={t('outline.up', { name })}
        onClick={() => outline.step(block, 'up')}
      >
        <IconArrowUp {...SMALL_ICON} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size="lg"
        className={classes.step}
        disabled={!outline.canStep(block, 'down')}
        aria-label={t('outline.down', { name })}
        onClick={() => outline.step(block, 'down')}
      >
        <IconArrowDown {...SMALL_ICON} />
      </ActionIcon>
      <PopupMenu
        label={t('outline.menu', { name })}
        trigger={
          <ActionIcon variant="subtle" size="lg" aria-label={t('outline.menu', { name })}>
            <IconDots {...SMALL_ICON} />
          </ActionIcon>
        }
        items={[
          step('up'),
          step('down'),
          step('into'),
          step('out'),
          {
            key: 'duplicate',
            label: t('outline.duplicate'),
            startsGroup: true,
            onSelect: () => outline.duplicate(block),
          },
          ...global.entries,
          {
            key: 'remove',
            label: t('outline.remove'),
            isDanger: true,
            onSelect: () => outline.remove(block),
          },
        ]}
      />
      {global.dialog}
    </div>
  )
}
