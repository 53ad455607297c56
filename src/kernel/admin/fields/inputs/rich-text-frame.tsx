import '@mantine/tiptap/styles.css'
import { Input } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import type { InputProps } from '../field.ts'
import classes from './rich-text-input.module.css'
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
    <Input.Wrapper
      label={text.label}
      labelElement="div"
      labelProps={{ id }}
      description={text.hint}
      error={error}
      withAsterisk={isRequired}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <RichTextEditor
        editor={editor}
        labels={labels}
        className={className ? `${classes.editor} ${className}` : classes.editor}
        data-fault={Boolean(error) || undefined}
      >
        <RichTextToolbar link={link} />
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  )
}
