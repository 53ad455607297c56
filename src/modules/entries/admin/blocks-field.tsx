import { Input } from '@mantine/core'
import type { ComponentType } from 'react'
import { customField, type Field, type InputProps } from '#kernel/admin/fields/field.ts'
import type { Lang } from '#kernel/i18n/texts.ts'
import type { Block } from '#kernel/site/block/block.ts'

/** How blocks are edited; the module that brings the blocks brings it, and app hands it over. */
export type BlocksEditor = ComponentType<{
  blocks: readonly Block[]
  lang: Lang
  onChange(blocks: Block[]): void
  isReadOnly: boolean
}>

/** The content of an entry in one language. */
export function blocksField(Editor: BlocksEditor, lang: Lang): Field<Block[]> {
  function BlocksInput({ value, onChange, text, error, isDisabled }: InputProps<Block[]>) {
    return (
      <Input.Wrapper label={text.label} labelElement="div" error={error}>
        <Editor blocks={value ?? []} lang={lang} onChange={onChange} isReadOnly={isDisabled} />
      </Input.Wrapper>
    )
  }
  return customField<Block[]>({ empty: [], Input: BlocksInput })
}
