import { RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useId } from 'react'
import { useSession } from '../../../session.tsx'
import type { InputProps } from '../../field.ts'
import { RichTextFrame } from './rich-text-frame.tsx'

/** What the sober toolbar offers is all that can be typed or pasted. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
]

export function RichTextInput(props: InputProps<string>) {
  const { field, value, onChange, text, error } = props
  const id = useId()
  const { nonce } = useSession()
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    injectNonce: nonce,
    editorProps: {
      attributes: { 'aria-labelledby': id, 'aria-multiline': 'true', role: 'textbox' },
    },
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? '' : current.getHTML()),
  })
  useEffect(() => {
    const written = editor?.isEmpty ? '' : editor?.getHTML()
    if (editor && value !== written) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <RichTextFrame
      id={id}
      editor={editor}
      text={text}
      error={error}
      isRequired={field.isRequired}
      link={
        <>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </>
      }
    />
  )
}
