import type { ReactNode } from 'react'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockData } from '#kernel/site/block/block-data.ts'
import type { BlockType, BlockTypes } from '#kernel/site/block/block-type.ts'
import { COLUMNS, sizesOf, visibilityOf } from '#kernel/site/block/breakpoints.ts'
import { type LinkTo, linkResolver } from '#kernel/site/block/link.ts'
import { slotOf, typeOf } from '#kernel/site/block/walk-blocks.ts'
import { MailRows } from './mail-parts.tsx'
import { CARD_PADDING, MAIL_WIDTH, type MailTheme } from './mail-theme.ts'
import type { MailContent, MailTextProps, MailView, MailViewProps, MailViews } from './mail-view.ts'

export type MailDrawing = {
  blocks: readonly Block[]
  types: BlockTypes
  views: MailViews
  data: BlockData
  lang: Lang
  theme: MailTheme
  addressOf(path: string): string
}

type Pen = Omit<MailDrawing, 'blocks'> & { linkTo: LinkTo }
type Known = { block: Block; type: BlockType; view: MailView; props: unknown }

/** Between two columns, in px. */
const GAP = 16

/** The blocks of a mail. What has no view for mails, is hidden or empty, draws nothing. */
export function renderMailBlocks(drawing: MailDrawing): ReactNode {
  return renderList(penOf(drawing), drawing.blocks, MAIL_WIDTH - 2 * CARD_PADDING)
}

export function mailBlocksText(drawing: MailDrawing): string {
  return listText(penOf(drawing), drawing.blocks)
}

/** A mail leads to whole addresses, and to nothing inside itself. */
function penOf(drawing: MailDrawing): Pen {
  const onSite = linkResolver(drawing.data.links)
  const linkTo: LinkTo = (link) => {
    const to = onSite(link)
    if (!to || to.href.startsWith('#')) return undefined
    return { href: to.href.startsWith('/') ? drawing.addressOf(to.href) : to.href }
  }
  return { ...drawing, linkTo }
}

function knownIn(pen: Pen, blocks: readonly Block[]): Known[] {
  return blocks.flatMap((block) => {
    const type = typeOf(pen.types, block)
    const view = type && pen.views.get(type.name)
    if (!type || !view || !visibilityOf(block.attrs).md) return []
    // Defaults are filled in and what the schema does not know is left out: it is never drawn.
    const { success, data: props } = type.schema.safeParse(block.props ?? {})
    return success ? [{ block, type, view, props }] : []
  })
}

function renderList(pen: Pen, blocks: readonly Block[], width: number): ReactNode {
  const rows = rowsOf(knownIn(pen, blocks)).flatMap((row, at) => {
    const drawn = renderRow(pen, row, width)
    // A list of blocks is drawn as a whole: its position is its key.
    return drawn ? [<tr key={keyOf(row, at)}>{drawn}</tr>] : []
  })
  return rows.length > 0 ? <MailRows>{rows}</MailRows> : null
}

function keyOf([first]: readonly Known[], at: number): string {
  return first?.block.id ?? `at-${at}`
}

/** Neighbours that fit into twelve columns together stand beside each other. */
function rowsOf(known: readonly Known[]): Known[][] {
  const rows: Known[][] = []
  let used = COLUMNS
  for (const one of known) {
    const size = sizesOf(one.block.attrs).md
    if (used + size > COLUMNS) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(one)
    used += size
  }
  return rows
}

function renderRow(pen: Pen, row: readonly Known[], width: number): ReactNode {
  const cells = row.flatMap((one) => {
    const share = sizesOf(one.block.attrs).md / COLUMNS
    const inner = row.length > 1 ? Math.floor(width * share) - GAP : Math.floor(width * share)
    const content = contentOf(pen, one, Math.max(inner, 1))
    return content ? [{ ...one, content, share }] : []
  })
  const [only] = cells
  if (!only) return null
  const isWhole = cells.length === 1 && only.share === 1
  if (isWhole) {
    return (
      <td className={phoneClass(only.block)} style={{ paddingBottom: 16 }}>
        {only.content}
      </td>
    )
  }
  return (
    <td>
      <MailRows>
        <tr>
          {cells.map(({ block, content, share }, at) => (
            <td
              key={block.id ?? at}
              className={['m-col', phoneClass(block)].filter(Boolean).join(' ')}
              width={`${Math.round(share * 100)}%`}
              style={{
                verticalAlign: 'top',
                padding: `0 ${at === cells.length - 1 ? 0 : GAP}px 16px 0`,
              }}
            >
              {content}
            </td>
          ))}
        </tr>
      </MailRows>
    </td>
  )
}

function phoneClass({ attrs }: Block): string | undefined {
  return visibilityOf(attrs).xs ? undefined : 'm-not-phone'
}

function contentOf(pen: Pen, known: Known, width: number): ReactNode {
  const { block, type, view } = known
  const slots = (type.slots ?? []).map((name): [string, ReactNode] => [
    name,
    renderList(pen, slotOf(block, name), width),
  ])
  const props: MailViewProps<unknown, unknown> = {
    ...saidBy(pen, known),
    theme: pen.theme,
    width,
    slots: Object.fromEntries(slots),
  }
  return view.View(props as MailViewProps<never, never>)
}

function listText(pen: Pen, blocks: readonly Block[]): string {
  return knownIn(pen, blocks)
    .map((known) => {
      const { block, type, view } = known
      const slots = (type.slots ?? []).map((name) => [name, listText(pen, slotOf(block, name))])
      const props: MailTextProps<unknown, unknown> = {
        ...saidBy(pen, known),
        slots: Object.fromEntries(slots),
      }
      return view.text(props as MailTextProps<never, never>).trim()
    })
    .filter(Boolean)
    .join('\n\n')
}

function saidBy(
  { data, lang, linkTo, addressOf }: Pen,
  { block, props }: Known,
): MailContent<unknown, unknown> {
  return { props, data: data.blocks[block.id ?? ''], lang, linkTo, addressOf }
}
