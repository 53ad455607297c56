import '@mantine/tiptap/styles.css'
import { RichTextEditor, type RichTextEditorLabels } from '@mantine/tiptap'
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import { useMessages } from '../../../session.tsx'
import type { InputProps } from '../../field.ts'
import { fieldMessages } from '../../messages.ts'
import classes from './rich-text-input.module.css'
import { RichTextShell } from './rich-text-shell.tsx'

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

function useRichTextLabels(): Partial<RichTextEditorLabels> {
  const t = useMessages(fieldMessages)
  return {
    boldControlLabel: t('rich.bold'),
    italicControlLabel: t('rich.italic'),
    h2ControlLabel: t('rich.heading'),
    h3ControlLabel: t('rich.subheading'),
    bulletListControlLabel: t('rich.bullets'),
    orderedListControlLabel: t('rich.numbers'),
    blockquoteControlLabel: t('rich.quote'),
    linkControlLabel: t('rich.link'),
    unlinkControlLabel: t('rich.unlink'),
    linkEditorInputLabel: t('rich.linkAddress'),
    linkEditorInputPlaceholder: 'https://',
    linkEditorSave: t('rich.linkSave'),
    linkEditorExternalLink: t('rich.linkExternal'),
    linkEditorInternalLink: t('rich.linkInternal'),
    undoControlLabel: t('rich.undo'),
    redoControlLabel: t('rich.redo'),
  }
}

/** Few tools: what reads well in a text, nothing that only looks loud. `link` is the way to links. */
function RichTextToolbar({ link }: { link: ReactNode }) {
  return (
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
      <RichTextEditor.ControlsGroup>{link}</RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  )
}
