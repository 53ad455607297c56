import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useMessages } from '#kernel/admin/session.tsx'
import type { Block } from '#kernel/site/block/block.ts'
import { visibilityOf } from '#kernel/site/block/breakpoints.ts'
import { slotOf, typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { useFacts } from '../../facts/use-facts.ts'
import { editMessages } from '../../messages.ts'
import { BlockControls } from './block-controls.tsx'
import { BlockForm } from './block-form.tsx'
import { blockIcon } from './block-icons.ts'
import { BlockList, type ListProps } from './block-list.tsx'
import { summaryOf } from './block-words.ts'
import classes from './outline.module.css'

type Props = ListProps & { block: Block }

/** One block of the outline: what it is, its first words, its form when open, what is inside. */
export function BlockCard({ block, ...shared }: Props) {
  const { outline, errors, isReadOnly, isFixed } = shared
  const t = useMessages(editMessages)
  const fill = useFacts(outline.lang)
  const type = typeOf(outline.types, block)
  const Icon = blockIcon(type?.icon)
  const name = outline.nameOf(block)
  const isOpen = outline.open === block.id
  const isPartlyHidden = Object.values(visibilityOf(block.attrs)).includes(false)
  const faults = errors[block.id ?? '']
  return (
    <li className={classes.block} data-block={block.id} data-open={isOpen || undefined}>
      <div className={classes.head}>
        <UnstyledButton
          className={classes.opener}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'outline.close' : 'outline.open', { name })}
          onClick={() => outline.toggle(block.id)}
        >
          <IconChevronRight {...SMALL_ICON} className={classes.chevron} />
          <Icon {...ICON} />
          <span className={classes.name}>{name}</span>
          <span className={classes.summary}>
            {summaryOf({ ...block, props: fill(block.props) })}
          </span>
        </UnstyledButton>
        {isPartlyHidden && <StatusBadge label={t('outline.hidden')} />}
        {faults && <StatusBadge label={t('outline.faulty')} tone="bad" />}
        {!isReadOnly && !isFixed && <BlockControls block={block} outline={outline} />}
      </div>
      {isOpen && (
        <BlockForm
          block={block}
          type={type}
          lang={outline.lang}
          errors={faults}
          isReadOnly={isReadOnly}
          isFixed={isFixed}
          onChange={(change) => outline.change(block, change)}
        />
      )}
      {type?.slots?.map((slot) => (
        <div key={slot} className={classes.inside}>
          <BlockList blocks={slotOf(block, slot)} parent={block} slot={slot} {...shared} />
        </div>
      ))}
    </li>
  )
}
