import { Text } from '@mantine/core'
import { useMessages } from '#kernel/admin/session.tsx'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType } from '#kernel/site/block/block-type.ts'
import { globalBlock } from '../../../blocks/global/block.ts'
import { PlaceOverrides } from '../../globals/place-overrides.tsx'
import { editMessages } from '../../messages.ts'
import { BlockInspector } from '../inspector/inspector.tsx'
import { SizeForm } from '../inspector/size-form.tsx'
import classes from './outline.module.css'

type Props = {
  block: Block
  type: BlockType | undefined
  /** The language the page is written in. */
  lang: Lang
  errors: Readonly<Record<string, string>> | undefined
  isReadOnly: boolean
  isFixed: boolean
  onChange(change: (block: Block) => Block): void
}

/** Everything of one block: its own fields, then width and visibility. */
export function BlockForm(props: Props) {
  const { block, type, lang, errors, isReadOnly, isFixed, onChange } = props
  const t = useMessages(editMessages)
  if (!type) return <Text p="md">{t('outline.unknownText')}</Text>
  return (
    <div className={classes.form}>
      <BlockInspector
        block={block}
        type={type}
        errors={errors}
        isReadOnly={isReadOnly}
        onChange={onChange}
      />
      {block.type === globalBlock.name && (
        <PlaceOverrides block={block} lang={lang} isReadOnly={isReadOnly} onChange={onChange} />
      )}
      <details className={classes.more}>
        <summary>{t('outline.size')}</summary>
        <SizeForm
          block={block}
          isResizable={type.caps.resizable}
          isReadOnly={isReadOnly || isFixed}
          onChange={onChange}
        />
      </details>
    </div>
  )
}
