import { VisuallyHidden } from '@mantine/core'
import { useRef } from 'react'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { checkBlocks } from '#kernel/site/block/tree/check-blocks.ts'
import { TYPES } from '../edit/drafts/draft-content.ts'
import { errorsByBlock } from './outline/block-errors.ts'
import { BlockList } from './outline/block-list.tsx'
import { useOutline } from './outline/use-outline.ts'

type Props = {
  blocks: readonly Block[]
  /** The language they are written in. */
  lang: Lang
  onChange(blocks: Block[]): void
  isReadOnly: boolean
}

/** The outline of a page's blocks, for whatever else is made of blocks. */
export function BlocksEditor({ blocks, lang, onChange, isReadOnly }: Props) {
  // Taking a removal back may happen long after this was drawn.
  const latest = useRef(blocks)
  latest.current = blocks
  const outline = useOutline({
    types: TYPES,
    blocks,
    lang,
    onChange: (change) => onChange([...change(latest.current)]),
  })
  return (
    <>
      <BlockList
        blocks={blocks}
        parent={null}
        slot=""
        outline={outline}
        errors={errorsByBlock(checkBlocks(TYPES, blocks, lang).faults)}
        isReadOnly={isReadOnly}
        isFixed={false}
      />
      <VisuallyHidden role="status">{outline.said}</VisuallyHidden>
    </>
  )
}
