import { type ComponentType, type ReactNode, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import type { Lang } from '#kernel/i18n/messages.ts'
import { type MailGuard, renderMailBlocks } from '#kernel/mail-view/mail-blocks.tsx'
import { bodyFont } from '#kernel/mail-view/mail-parts.tsx'
import type { MailTheme } from '#kernel/mail-view/mail-theme.ts'
import type { MailViews } from '#kernel/mail-view/mail-view.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { visibilityOf } from '#kernel/site/block/breakpoints.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import type { Designer, Writing } from '../../model/designer-store.ts'
import { keyedBlocks, listKey } from '../../model/doc.ts'
import { messages } from '../messages.ts'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import { RichWriter } from '../text/rich-writer.tsx'

/** The blocks of a mail as it is sent; a mail is short, so it is drawn as a whole with every change. */
export function mailBlocks(views: MailViews, themeNow: () => MailTheme | undefined): ComponentType {
  return function MailBlocks() {
    const { tools, data, lang } = useRoom()
    const doc = useDesigner((state) => state.doc)
    const drawn = useStore(data)
    const guard = useGuard(views, themeNow)
    const theme = themeNow()
    if (!theme) return null
    return renderMailBlocks({
      blocks: fillTokens(keyedBlocks(doc), drawn.tokens),
      types: tools.types,
      views,
      data: drawn,
      lang,
      theme,
      addressOf: (path) => new URL(path, location.origin).href,
      guard,
    })
  }
}

/** Names lists and blocks for whoever points at them, and says what draws nothing. */
function useGuard(views: MailViews, themeNow: () => MailTheme | undefined): MailGuard {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const { designer } = useRoom()
  const writing = useDesigner((state) => state.writing)
  return useMemo(
    () => ({
      list: (drawn, { parent, slot }) => (
        <div data-list={listKey(parent?.id ?? null, slot)}>
          {drawn ?? <p className="designer-hole">{t(parent ? 'canvas.empty' : 'on.mail.empty')}</p>}
        </div>
      ),
      block: (drawn, block) => {
        const isWritten = writing !== null && writing.key === block.id
        const isRich = isWritten && writing.isRich
        const shown = isRich ? <Writer block={block} writing={writing} theme={themeNow()} /> : drawn
        const state = visibilityOf(block.attrs).md ? undefined : 'hidden'
        const hint = shown ? undefined : hintOf(t, designer, { block, lang, views })
        return (
          <div data-block={block.id} data-mail={state} data-empty={hint && ''} data-hint={hint}>
            <Held isHeld={isWritten && !isRich}>{shown}</Held>
          </div>
        )
      },
    }),
    [t, lang, designer, writing, views, themeNow],
  )
}

type Say = ReturnType<typeof useMessages<typeof messages>>

/** Why a block of a mail cannot be seen. */
function hintOf(t: Say, { types }: Designer, { block, lang, views }: Silent): string {
  const type = typeOf(types, block)
  if (!type) return t('canvas.unknown', { type: block.type })
  const name = type.label[lang]
  return t(views.has(block.type) ? 'canvas.emptyBlock' : 'on.mail.notShown', { name })
}
type Silent = { block: Block; lang: Lang; views: MailViews }

/** The browser writes into what was drawn: drawing it anew would move the cursor. */
function Held({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  const last = useRef(children)
  if (!isHeld) last.current = children
  return last.current
}

const SIZES: Readonly<Record<string, number>> = { lead: 19, small: 14 }

type WriterProps = { block: Block; writing: Writing; theme: MailTheme | undefined }

/** Running text while it is written, in the letters it is sent in. */
function Writer({ block, writing, theme }: WriterProps) {
  const fontSize = SIZES[String(block.props.look)] ?? 16
  const style = theme && { ...bodyFont(theme), fontSize, color: theme.light.text }
  return (
    <div className="designer-mail-text m-text" style={style}>
      <RichWriter writing={writing} />
    </div>
  )
}
