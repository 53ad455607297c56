import { Button } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '#kernel/admin/session.tsx'
import { texts as shellTexts } from '#kernel/admin/shell/texts.ts'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { Link } from '#kernel/site/block/link.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { useRoom } from '../room/room-context.tsx'
import { texts } from '../texts.ts'
import { writer } from './writer.ts'

/** Sets, changes and takes away the link of the chosen words. */
export function LinkDialog({ editor }: { editor: Editor }) {
  const t = useTexts(texts)
  const shell = useTexts(shellTexts)
  const labels = useDialogLabels()
  const { tools } = useRoom()
  const isOpen = useStore(writer, (now) => now.isLinking)
  const [link, setLink] = useState<Link | null>(null)
  useEffect(() => {
    if (isOpen) setLink(Link.safeParse(editor.getAttributes('link')).data ?? null)
  }, [isOpen, editor])
  const close = () => {
    writer.setState({ isLinking: false })
    editor.view.dom.ownerDocument.defaultView?.focus()
    editor.commands.focus()
  }
  const apply = (chosen: Link | null) => {
    const chain = editor.chain().extendMarkRange('link')
    if (chosen) chain.setMark('link', tools.linkAttributes(chosen)).run()
    else chain.unsetMark('link').run()
    close()
  }
  const isLinked = isOpen && editor.isActive('link')
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={t('text.link')}
      labels={labels}
      size="md"
      footer={
        <>
          {isLinked && (
            <Button variant="default" c="var(--k-bad)" onClick={() => apply(null)}>
              {t('text.unlink')}
            </Button>
          )}
          <Button variant="default" onClick={close}>
            {shell('dialog.cancel')}
          </Button>
          <Button disabled={!link} onClick={() => apply(link)}>
            {t('text.setLink')}
          </Button>
        </>
      }
    >
      {isOpen && <tools.LinkForm path="designer-link" value={link} onChange={setLink} />}
    </Modal>
  )
}
