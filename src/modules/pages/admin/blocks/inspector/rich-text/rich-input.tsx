import { useId } from 'react'
import { RichTextFrame } from '#kernel/admin/fields/inputs/rich-text/rich-text-frame.tsx'
import classes from '../inspector.module.css'
import type { RichInputProps } from './opening.ts'
import { RichLinkControl } from './rich-link-control.tsx'
import { useRichEditor } from './use-rich-editor.ts'

/** Running text with few tools; links lead to pages, files, addresses, mailboxes and phones. */
export function RichInput(props: RichInputProps) {
  const id = useId()
  const editor = useRichEditor(props, id)
  return (
    <RichTextFrame
      id={id}
      editor={editor}
      text={props.text}
      error={props.error}
      className={classes.rich}
      link={<RichLinkControl editor={editor} />}
    />
  )
}
