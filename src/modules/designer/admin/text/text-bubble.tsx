import { ActionIcon, Button } from '@mantine/core'
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useStore } from 'zustand'
import { useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { messages } from '../messages.ts'
import { useRoom } from '../room/room-context.tsx'
import { LinkDialog } from './link-dialog.tsx'
import classes from './text-bubble.module.css'
import { writer } from './writer.ts'

type Tool = {
  name:
    | 'bold'
    | 'italic'
    | 'h2'
    | 'h3'
    | 'bullets'
    | 'numbers'
    | 'quote'
    | 'left'
    | 'center'
    | 'right'
  Icon: TablerIcon
  isOn(editor: Editor): boolean
  use(chain: ChainedCommands): ChainedCommands
}

const TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    Icon: IconBold,
    isOn: (editor) => editor.isActive('bold'),
    use: (chain) => chain.toggleBold(),
  },
  {
    name: 'italic',
    Icon: IconItalic,
    isOn: (editor) => editor.isActive('italic'),
    use: (chain) => chain.toggleItalic(),
  },
  {
    name: 'h2',
    Icon: IconH2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    use: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    name: 'h3',
    Icon: IconH3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    use: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    name: 'bullets',
    Icon: IconList,
    isOn: (editor) => editor.isActive('bulletList'),
    use: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'numbers',
    Icon: IconListNumbers,
    isOn: (editor) => editor.isActive('orderedList'),
    use: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'quote',
    Icon: IconBlockquote,
    isOn: (editor) => editor.isActive('blockquote'),
    use: (chain) => chain.toggleBlockquote(),
  },
  {
    name: 'left',
    Icon: IconAlignLeft,
    isOn: (editor) => !isAligned(editor, 'center') && !isAligned(editor, 'right'),
    use: (chain) => aligned(chain, null),
  },
  {
    name: 'center',
    Icon: IconAlignCenter,
    isOn: (editor) => isAligned(editor, 'center'),
    use: (chain) => aligned(chain, 'center'),
  },
  {
    name: 'right',
    Icon: IconAlignRight,
    isOn: (editor) => isAligned(editor, 'right'),
    use: (chain) => aligned(chain, 'right'),
  },
]

function isAligned(editor: Editor, textAlign: 'center' | 'right'): boolean {
  return editor.isActive({ textAlign })
}

/** Whatever the chosen lines are; what is written at the left says nothing about it. */
function aligned(chain: ChainedCommands, textAlign: 'center' | 'right' | null): ChainedCommands {
  return chain
    .updateAttributes('paragraph', { textAlign })
    .updateAttributes('heading', { textAlign })
}

/** Few tools for the text that is being written, near it. */
export function TextBubble() {
  const editor = useStore(writer, (now) => now.editor)
  return editor && <Tools editor={editor} />
}

function Tools({ editor }: { editor: Editor }) {
  const t = useMessages(messages)
  const { designer } = useRoom()
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: TOOLS.filter((tool) => tool.isOn(now)).map(({ name }) => name),
      link: now.isActive('link'),
    }),
  })
  const keepFocus = { onMouseDown: (event: { preventDefault(): void }) => event.preventDefault() }
  return (
    <div role="toolbar" aria-label={t('text.tools')} className={classes.bubble}>
      {TOOLS.map(({ name, Icon, use }) => (
        <ActionIcon
          key={name}
          variant={active.tools.includes(name) ? 'light' : 'subtle'}
          aria-label={t(`text.${name}`)}
          aria-pressed={active.tools.includes(name)}
          onClick={() => use(editor.chain().focus()).run()}
          {...keepFocus}
        >
          <Icon {...SMALL_ICON} />
        </ActionIcon>
      ))}
      <ActionIcon
        variant={active.link ? 'light' : 'subtle'}
        aria-label={t('text.link')}
        aria-pressed={active.link}
        onClick={() => writer.setState({ isLinking: true })}
        {...keepFocus}
      >
        <IconLink {...SMALL_ICON} />
      </ActionIcon>
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => designer.write(null)}
        {...keepFocus}
      >
        {t('text.done')}
      </Button>
      <LinkDialog editor={editor} />
    </div>
  )
}
