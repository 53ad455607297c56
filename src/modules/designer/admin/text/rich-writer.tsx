import { Editor } from '@tiptap/core'
import { memo, useEffect, useRef } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { changeBlock } from '../../model/change.ts'
import type { Writing } from '../../model/designer-store.ts'
import { type Room, useRoom } from '../room/room-context.tsx'
import { texts } from '../texts.ts'
import { withBlockText } from './text-paths.ts'
import { writer } from './writer.ts'

/** The one editor of running text, right where the text stands on the page. */
export const RichWriter = memo(function RichWriter({ writing }: { writing: Writing }) {
  const room = useRoom()
  const t = useTexts(texts)
  const place = useRef<HTMLDivElement>(null)
  const label = t('text.label')
  useEffect(() => {
    if (!place.current) return
    const editor = openEditor(room, { writing, element: place.current, label })
    writer.setState({ editor })
    place.current.ownerDocument.defaultView?.focus()
    editor.commands.focus('end')
    return () => {
      writer.setState({ editor: null })
      editor.destroy()
    }
  }, [room, writing, label])
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

type Opening = { writing: Writing; element: HTMLElement; label: string }

function openEditor(room: Room, { writing, element, label }: Opening): Editor {
  const { designer, tools, space } = room
  const { key, path } = writing
  const props: Record<string, unknown> = designer.store.getState().doc.nodes[key]?.block.props ?? {}
  return new Editor({
    element,
    extensions: tools.richExtensions,
    content: tools.cleanDoc(props[String(path[0])]) ?? { type: 'doc' },
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
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
