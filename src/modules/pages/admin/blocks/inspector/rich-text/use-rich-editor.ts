import { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { takeEditorTurn } from '#kernel/admin/fields/inputs/rich-text/one-editor.ts'
import { useSession } from '#kernel/admin/session.tsx'
import type { RichText } from '#kernel/site/block/rich-text/rich-text.ts'
import { cleanDoc } from './clean-doc.ts'
import type { Opening, RichInputProps } from './opening.ts'
import { RICH_EXTENSIONS } from './rich-extensions.ts'

/**
 * The one editor for as long as this field is open; every letter is handed on at once, so that
 * nothing is lost when another opens.
 */
export function useRichEditor(props: RichInputProps, labelId: string): Editor | null {
  const { value, onChange, onClose, opening } = props
  const { nonce } = useSession()
  const written = useRef(JSON.stringify(value))
  const [editor, setEditor] = useState<Editor | null>(null)
  const close = useEffectEvent(onClose)
  const write = useEffectEvent((json: unknown) => {
    const doc = cleanDoc(json)
    if (!doc) return
    written.current = JSON.stringify(doc)
    onChange(doc)
  })
  const leave = () => close(true)
  const make = useEffectEvent(() => makeEditor({ value, nonce, labelId, write, leave }))
  // Before the next picture: what is destroyed and what is made never stand beside each other.
  useLayoutEffect(() => {
    const ends: (() => void)[] = []
    const release = takeEditorTurn(() => {
      for (const end of ends) end()
      close(false)
    })
    const made = make()
    ends.push(() => made.destroy())
    setEditor(made)
    return () => {
      release()
      made.destroy()
    }
  }, [])
  useStart(editor, opening)
  useEffect(() => {
    const given = JSON.stringify(value)
    if (!editor || given === written.current) return
    written.current = given
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return editor
}

/** In the same step that takes the resting text away, or a key in between would go nowhere. */
function useStart(editor: Editor | null, opening: () => Opening): void {
  const start = useEffectEvent((made: Editor) => begin(made, opening()))
  useLayoutEffect(() => {
    if (editor) start(editor)
  }, [editor])
}

type Making = {
  value: RichText
  nonce: string
  labelId: string
  write(json: unknown): void
  leave(): void
}

function makeEditor({ value, nonce, labelId, write, leave }: Making): Editor {
  return new Editor({
    extensions: RICH_EXTENSIONS,
    injectNonce: nonce,
    // A text without a line yet gets one to write in.
    content: value.content?.length ? value : null,
    editorProps: {
      attributes: { 'aria-labelledby': labelId, 'aria-multiline': 'true', role: 'textbox' },
      handleKeyDown: (_, { key }) => {
        if (key === 'Escape') leave()
        return key === 'Escape'
      },
    },
    onUpdate: ({ editor }) => write(editor.getJSON()),
  })
}

/** The cursor goes where was clicked, and what was typed before the editor stood is written. */
function begin(editor: Editor, { typed, point }: Opening): void {
  const { left, top } = editor.view.dom.getBoundingClientRect()
  const at = point && editor.view.posAtCoords({ left: left + point.x, top: top + point.y })
  editor.commands.focus(at ? at.pos : 'end')
  // The command itself waits for the next frame with the focus.
  editor.view.focus()
  if (typed) editor.commands.insertContent({ type: 'text', text: typed })
}
