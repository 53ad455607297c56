import { type ComponentType, useRef, useState } from 'react'
import { customField, type InputProps } from '#kernel/admin/fields/field.ts'
import type { RichText } from '#kernel/site/block/rich-text/rich-text.ts'
import { textOf } from '#kernel/site/block/rich-text/text-of.ts'
import { NOTHING_YET, type Opening, type RichInputProps } from './opening.ts'
import { QuietText } from './quiet-text.tsx'

/** Running text as JSON, never as HTML. */
export const richField = customField<RichText>({
  empty: { type: 'doc' },
  Input: LateInput,
  plain: textOf,
})

/** Only drawn until someone wants to write in it: a form full of texts has no editor at all. */
function LateInput(props: InputProps<RichText>) {
  const [Editor, setEditor] = useState<ComponentType<RichInputProps>>()
  const [isLeft, setLeft] = useState(false)
  const opening = useRef(NOTHING_YET)
  const open = async (part: Partial<Opening>) => {
    const { typed } = opening.current
    opening.current = { ...opening.current, ...part, typed: typed + (part.typed ?? '') }
    const { RichInput } = await loadEditor()
    setEditor(() => RichInput)
  }
  const close = (isByKey: boolean) => {
    opening.current = NOTHING_YET
    setEditor(undefined)
    setLeft(isByKey)
  }
  if (Editor && !props.isDisabled) {
    return <Editor {...props} opening={() => opening.current} onClose={close} />
  }
  return <QuietText {...props} isLeft={isLeft} onOpen={(part) => void open(part)} />
}

/** The editor is large: it comes only when someone reaches for it. */
function loadEditor() {
  return import('./rich-input.tsx')
}
