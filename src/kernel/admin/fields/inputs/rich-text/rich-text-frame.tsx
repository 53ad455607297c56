import '@mantine/tiptap/styles.css'
import { RichTextEditor } from '@mantine/tiptap'
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import type { InputProps } from '../../field.ts'
import classes from './rich-text-input.module.css'
import { RichTextShell } from './rich-text-shell.tsx'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { useRichTextLabels } from './use-rich-text-labels.ts'

type Props = Pick<InputProps<unknown>, 'text' | 'error'> & {
  /** Of the label; the text area is named by it. */
  id: string
  editor: Editor | null
  link: ReactNode
  isRequired?: boolean
  className?: string
}

/** Label, tools and text area around an editor. */
export function RichTextFrame({ id, editor, link, text, error, isRequired, className }: Props) {
  const labels = useRichTextLabels()
  return (
    <RichTextShell id={id} text={text} error={error} isRequired={isRequired}>
      <RichTextEditor
        editor={editor}
        labels={labels}
        className={className ? `${classes.editor} ${className}` : classes.editor}
        data-fault={Boolean(error) || undefined}
      >
        <RichTextToolbar link={link} />
        <RichTextEditor.Content />
      </RichTextEditor>
    </RichTextShell>
  )
}
