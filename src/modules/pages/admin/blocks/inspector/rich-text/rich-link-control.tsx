import { Button } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { IconLink } from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { messages as shellMessages } from '#kernel/admin/shell/messages.ts'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { Link } from '#kernel/site/block/link.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { editMessages } from '../../../messages.ts'
import { useThingSources } from '../fields/thing-field.tsx'
import { LinkForm } from '../links/link-form.tsx'
import { linkWords } from '../links/link-words.ts'
import { markAttributes } from './rich-extensions.ts'

/** Sets, changes and takes away the link of the chosen words. */
export function RichLinkControl({ editor }: { editor: Editor | null }) {
  const t = useMessages(editMessages)
  const shell = useMessages(shellMessages)
  const labels = useDialogLabels()
  const things = useThingSources()
  const [link, setLink] = useState<Link | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isActive = useEditorState({
    editor,
    selector: ({ editor: current }) => current?.isActive('link') ?? false,
  })
  const open = () => {
    setLink(Link.safeParse(editor?.getAttributes('link')).data ?? null)
    setOpen(true)
  }
  useLinkKey(editor, open)
  const apply = (chosen: Link | null) => {
    const chain = editor?.chain().focus().extendMarkRange('link')
    if (chosen) chain?.setMark('link', markAttributes(chosen)).run()
    else chain?.unsetMark('link').run()
    setOpen(false)
  }
  /** Without chosen words the link brings its own. */
  const insert = async (chosen: Link) => {
    const text = (await linkWords(chosen, things).catch(() => '')) || t('inspector.link')
    const marks = [{ type: 'link', attrs: markAttributes(chosen) }]
    editor?.chain().focus().insertContent({ type: 'text', text, marks }).run()
    setOpen(false)
  }
  const set = () => {
    if (link && editor?.state.selection.empty && !isActive) void insert(link)
    else apply(link)
  }
  return (
    <>
      <RichTextEditor.Control
        aria-label={t('inspector.link')}
        title={t('inspector.link')}
        aria-pressed={isActive ?? false}
        active={isActive ?? false}
        onClick={open}
      >
        <IconLink {...SMALL_ICON} />
      </RichTextEditor.Control>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('inspector.link')}
        labels={labels}
        size="md"
        footer={
          <>
            {isActive && (
              <Button variant="default" c="var(--k-bad)" onClick={() => apply(null)}>
                {t('inspector.unlink')}
              </Button>
            )}
            <Button variant="default" onClick={() => setOpen(false)}>
              {shell('dialog.cancel')}
            </Button>
            <Button disabled={!link} onClick={set}>
              {t('inspector.setLink')}
            </Button>
          </>
        }
      >
        {isOpen && <LinkForm path="rich-link" value={link} onChange={setLink} isWanted />}
      </Modal>
    </>
  )
}

/** Ctrl/⌘K is the link dialog inside text (decisions, "Rulings on pages, cache and scripts"). */
function useLinkKey(editor: Editor | null, open: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isLinkKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    if (!isLinkKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    open()
  })
  useEffect(() => {
    const area = editor?.isDestroyed === false ? editor.view.dom : undefined
    area?.addEventListener('keydown', pressed)
    return () => area?.removeEventListener('keydown', pressed)
  }, [editor])
}
