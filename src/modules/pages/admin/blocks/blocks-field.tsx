import { Input, Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { customField, type Field, type InputProps } from '#kernel/admin/fields/field.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'

const BlocksEditor = lazy(async () => ({
  default: (await import('./blocks-editor.tsx')).BlocksEditor,
}))

/** Blocks written in one language, as a field of a form. */
export function makeBlocksField(lang: Lang): Field<Block[]> {
  function BlocksInput({ value, onChange, text, error, isDisabled }: InputProps<Block[]>) {
    return (
      <Input.Wrapper label={text.label} labelElement="div" error={error}>
        <Suspense fallback={<Skeleton height={120} />}>
          <BlocksEditor
            blocks={value ?? []}
            lang={lang}
            onChange={onChange}
            isReadOnly={isDisabled}
          />
        </Suspense>
      </Input.Wrapper>
    )
  }
  return customField<Block[]>({ empty: [], Input: BlocksInput })
}
