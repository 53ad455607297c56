import '@mantine/tiptap/styles.css'
import { Input } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import { useEffect, useId, useRef } from 'react'
import type { InputProps } from '#kernel/admin/fields/field.ts'
import kernel from '#kernel/admin/fields/inputs/rich-text-input.module.css'
import { useRichTextLabels } from '#kernel/admin/fields/inputs/use-rich-text-labels.ts'
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
  const labels = useRichTextLabels()
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
    <Input.Wrapper
      label={text.label}
      labelElement="div"
      labelProps={{ id }}
      description={text.hint}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <RichTextEditor
        editor={editor}
        labels={labels}
        className={`${kernel.editor} ${classes.rich}`}
        data-fault={Boolean(error) || undefined}
      >
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichLinkControl editor={editor} />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  )
}
