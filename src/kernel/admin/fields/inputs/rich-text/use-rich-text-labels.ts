import type { RichTextEditorLabels } from '@mantine/tiptap'
import { useTexts } from '../../../session.tsx'
import { fieldTexts } from '../../messages.ts'

export function useRichTextLabels(): Partial<RichTextEditorLabels> {
  const t = useTexts(fieldTexts)
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
