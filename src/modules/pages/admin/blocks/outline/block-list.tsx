import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import type { Block } from '#kernel/site/block/block.ts'
import { typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { editMessages } from '../../messages.ts'
import { BlockCard } from './block-card.tsx'
import type { BlockErrors } from './block-errors.ts'
import classes from './outline.module.css'
import { Palette } from './palette.tsx'
import type { Outline } from './use-outline.ts'

export type ListProps = {
  outline: Outline
  errors: BlockErrors
  isReadOnly: boolean
  /** Only texts and pictures may be changed. */
  isFixed: boolean
}
type Props = ListProps & { blocks: readonly Block[]; parent: Block | null; slot: string }

/** Blocks in their order, of the page or of one slot, and the way to a further one. */
export function BlockList({ blocks, parent, slot, ...shared }: Props) {
  const { outline, isReadOnly, isFixed } = shared
  const t = useMessages(editMessages)
  const [isChoosing, setChoosing] = useState(false)
  const name = parent ? outline.nameOf(parent) : ''
  const outer = parent ? typeOf(outline.types, parent) : undefined
  return (
    <>
      <ol
        className={classes.list}
        aria-label={parent ? t('outline.inside', { name }) : t('outline.label')}
      >
        {blocks.map((block) => (
          <BlockCard key={block.id} block={block} {...shared} />
        ))}
      </ol>
      {blocks.length === 0 && !parent && <p className={classes.empty}>{t('outline.empty')}</p>}
      {!isReadOnly && !isFixed && (
        <Button
          variant="default"
          leftSection={<IconPlus {...SMALL_ICON} />}
          aria-label={parent ? t('outline.addInside', { name }) : undefined}
          onClick={() => setChoosing(true)}
        >
          {t('outline.add')}
        </Button>
      )}
      <Palette
        offered={outline.offered}
        parent={outer}
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(type) => {
          setChoosing(false)
          outline.add(type, { parent: parent?.id ?? null, slot, index: blocks.length })
        }}
      />
    </>
  )
}
