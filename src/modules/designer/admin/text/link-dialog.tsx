import { Button } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '#kernel/admin/session.tsx'
import { messages as shellMessages } from '#kernel/admin/shell/messages.ts'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { Link } from '#kernel/site/block/link.ts'
import { useWordsOfLink } from '#modules/pages/admin/pickers.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { messages } from '../messages.ts'
import { useRoom } from '../room/room-context.tsx'
import { writer } from './writer.ts'

/** Sets, changes and takes away the link of the chosen words. */
export function LinkDialog({ editor }: { editor: Editor }) {
  const isOpen = useStore(writer, (now) => now.isLinking)
  useReturn(editor, isOpen)
  return isOpen ? <OpenDialog editor={editor} /> : null
}

function OpenDialog({ editor }: { editor: Editor }) {
  const t = useMessages(messages)
  const shell = useMessages(shellMessages)
  const labels = useDialogLabels()
  const wordsOfLink = useWordsOfLink()
  const { tools } = useRoom()
  const [link, setLink] = useState(() => Link.safeParse(editor.getAttributes('link')).data ?? null)
  const isLinked = editor.isActive('link')
  const close = () => writer.setState({ isLinking: false })
  const apply = (chosen: Link | null) => {
    const chain = editor.chain().extendMarkRange('link')
    if (chosen) chain.setMark('link', tools.linkAttributes(chosen)).run()
    else chain.unsetMark('link').run()
    close()
  }
  /** Without chosen words the link brings its own. */
  const insert = async (chosen: Link) => {
    const text = (await wordsOfLink(chosen).catch(() => '')) || t('text.link')
    const marks = [{ type: 'link', attrs: tools.linkAttributes(chosen) }]
    editor.commands.insertContent({ type: 'text', text, marks })
    close()
  }
  const set = () => {
    if (link && editor.state.selection.empty && !isLinked) void insert(link)
    else apply(link)
  }
  return (
    <Modal
      opened
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
          <Button disabled={!link} onClick={set}>
            {t('text.setLink')}
          </Button>
        </>
      }
    >
      <tools.LinkForm path="designer-link" value={link} onChange={setLink} isWanted />
    </Modal>
  )
}

/** Back into the text once the window is gone: the frame as a whole would hear no letter. */
function useReturn(editor: Editor, isOpen: boolean): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && !editor.isDestroyed) {
      editor.view.dom.ownerDocument.defaultView?.focus()
      editor.view.focus()
    }
    wasOpen.current = isOpen
  }, [editor, isOpen])
}
