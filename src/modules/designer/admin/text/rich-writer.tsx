import { Editor } from '@tiptap/core'
import { memo, useLayoutEffect, useRef } from 'react'
import { takeEditorTurn } from '#kernel/admin/fields/inputs/rich-text/one-editor.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import type { RichText } from '#kernel/site/block/rich-text/rich-text.ts'
import { changeBlock } from '../../model/commands/change.ts'
import type { Writing } from '../../model/designer-store.ts'
import { messages } from '../messages.ts'
import { type Room, useRoom } from '../room/room-context.tsx'
import { withBlockText } from './text-paths.ts'
import { writer } from './writer.ts'

/** The one editor of running text, right where the text stands on the page. */
export const RichWriter = memo(function RichWriter({ writing }: { writing: Writing }) {
  const room = useRoom()
  const t = useMessages(messages)
  const place = useRef<HTMLDivElement>(null)
  const [label, nothing] = [t('text.label'), t('text.noFact')]
  useLayoutEffect(() => {
    if (!place.current) return
    const ends: (() => void)[] = []
    // Another text is being written now, in the panel beside.
    const release = takeEditorTurn(() => {
      for (const end of ends) end()
      room.designer.write(null)
    })
    const words = { label, nothing }
    const editor = openEditor(room, { writing, element: place.current, words })
    const close = () => {
      release()
      writer.setState({ editor: null })
      editor.destroy()
    }
    ends.push(close)
    writer.setState({ editor })
    place.current.ownerDocument.defaultView?.focus()
    editor.commands.focus('end')
    // The command itself waits for the next frame, and a key until then would go to the page.
    editor.view.focus()
    return close
  }, [room, writing, label, nothing])
  return <div ref={place} />
})

/** Escape leaves the text, Ctrl/⌘K is the link dialog (decisions, "Keys"). */
function onKey({ designer, space }: Room, event: KeyboardEvent): boolean {
  const isMod = event.ctrlKey || event.metaKey
  if (isMod && event.key.toLowerCase() === 'k') {
    writer.setState({ isLinking: true })
    return true
  }
  if (event.key !== 'Escape') return false
  designer.write(null)
  space.focus()
  return true
}

type Opening = {
  writing: Writing
  element: HTMLElement
  words: { label: string; nothing: string }
}

function openEditor(room: Room, { writing, element, words }: Opening): Editor {
  const { designer, tools, space, data } = room
  const { key, path } = writing
  const props: Record<string, unknown> = designer.store.getState().doc.nodes[key]?.block.props ?? {}
  const stored = contentOf(tools.cleanDoc(props[String(path[0])]))
  return new Editor({
    element,
    extensions: tools.richExtensions,
    content: stored && tools.withTokenNodes(stored, data.getState().tokens, words.nothing),
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': words.label },
      // Here and not on the document: the editor keeps Escape for itself.
      handleKeyDown: (_, event) => onKey(room, event),
    },
    onUpdate: ({ editor }) => {
      const doc = tools.cleanDoc(editor.getJSON())
      if (!doc) return
      const by = (now: Parameters<typeof withBlockText>[0]) => withBlockText(now, path, doc)
      const tag = path.join()
      designer.run(changeBlock(designer.ground(), key, { by, tag, isText: true }))
      space.changed()
    },
    onTransaction: () => space.changed(),
  })
}

/** A text without a line yet gets one to write in. */
function contentOf(doc: RichText | undefined): RichText | null {
  return doc?.content?.length ? doc : null
}
