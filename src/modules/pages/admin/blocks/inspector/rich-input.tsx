import { useEditor } from '@tiptap/react'
import { useEffect, useId, useRef } from 'react'
import type { InputProps } from '#kernel/admin/fields/field.ts'
import { RichTextFrame } from '#kernel/admin/fields/inputs/rich-text-frame.tsx'
import { useSession } from '#kernel/admin/session.tsx'
import type { RichText } from '#kernel/site/block/rich-text/rich-text.ts'
import { cleanDoc } from './clean-doc.ts'
import classes from './inspector.module.css'
import { RICH_EXTENSIONS } from './rich-extensions.ts'
import { RichLinkControl } from './rich-link-control.tsx'

/** Running text with few tools; links lead to pages, files, addresses, mailboxes and phones. */
export function RichInput({ value, onChange, text, error, isDisabled }: InputProps<RichText>) {
  const id = useId()
  const { nonce } = useSession()
  const written = useRef(JSON.stringify(value))
  const editor = useEditor({
    extensions: RICH_EXTENSIONS,
    content: value,
    editable: !isDisabled,
    injectNonce: nonce,
    editorProps: {
      attributes: { 'aria-labelledby': id, 'aria-multiline': 'true', role: 'textbox' },
    },
    onUpdate: ({ editor: current }) => {
      const doc = cleanDoc(current.getJSON())
      if (!doc) return
      written.current = JSON.stringify(doc)
      onChange(doc)
    },
  })
  useEffect(() => {
    const given = JSON.stringify(value)
    if (!editor || given === written.current) return
    written.current = given
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <RichTextFrame
      id={id}
      editor={editor}
      text={text}
      error={error}
      className={classes.rich}
      link={<RichLinkControl editor={editor} />}
    />
  )
}
