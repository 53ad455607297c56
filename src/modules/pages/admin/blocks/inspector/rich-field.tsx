import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { customField, type InputProps } from '#kernel/admin/fields/field.ts'
import type { RichText } from '#kernel/site/block/rich-text/rich-text.ts'
import { textOf } from '#kernel/site/block/rich-text/text-of.ts'

/** The editor is large: it comes only when a form asks for it. */
const RichInput = lazy(async () => ({ default: (await import('./rich-input.tsx')).RichInput }))

/** Running text as JSON, never as HTML. */
export const richField = customField<RichText>({
  empty: { type: 'doc' },
  Input: LateInput,
  plain: textOf,
})

function LateInput(props: InputProps<RichText>) {
  return (
    <Suspense fallback={<Skeleton height={224} />}>
      <RichInput {...props} />
    </Suspense>
  )
}
