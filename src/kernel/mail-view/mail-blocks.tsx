import type { ReactNode } from 'react'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockData } from '#kernel/site/block/block-data.ts'
import type { BlockType, BlockTypes } from '#kernel/site/block/block-type.ts'
import { COLUMNS, sizesOf, visibilityOf } from '#kernel/site/block/breakpoints.ts'
import { type LinkTo, linkResolver } from '#kernel/site/block/link.ts'
import { slotOf, typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
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
  /** For the designer's canvas; then also what no mail would show has its place. */
  guard?: MailGuard
}

/** Gets the last word on what is drawn: whoever works on a mail must find every block in it. */
export type MailGuard = {
  block(drawn: ReactNode, block: Block): ReactNode
  /** `parent` is the block a list stands in, null for the mail itself; `drawn` is null for an empty list. */
  list(drawn: ReactNode, place: { parent: Block | null; slot: string }): ReactNode
}

type Pen = Omit<MailDrawing, 'blocks'> & { linkTo: LinkTo }
type Known = { block: Block; type: BlockType; view: MailView; props: unknown }
/** On the canvas also a block that no mail can draw has its place. */
type Placed = { block: Block; known: Known | undefined }
type ListAt = { parent: Block | null; slot: string; width: number }

/** Between two columns, in px. */
const GAP = 16

/** The blocks of a mail. What has no view for mails, is hidden or empty, draws nothing. */
export function renderMailBlocks(drawing: MailDrawing): ReactNode {
  const width = MAIL_WIDTH - 2 * CARD_PADDING
  return renderList(penOf(drawing), drawing.blocks, { parent: null, slot: '', width })
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

/** Whether a block would be shown, and with what. */
function knownOf(pen: Pen, block: Block): Known | undefined {
  const type = typeOf(pen.types, block)
  const view = type && pen.views.get(type.name)
  if (!type || !view) return undefined
  // Defaults are filled in and what the schema does not know is left out: it is never drawn.
  const { success, data: props } = type.schema.safeParse(block.props ?? {})
  return success ? { block, type, view, props } : undefined
}

function knownIn(pen: Pen, blocks: readonly Block[]): Known[] {
  return blocks.flatMap((block) => {
    const known = visibilityOf(block.attrs).md ? knownOf(pen, block) : undefined
    return known ? [known] : []
  })
}

function placedIn(pen: Pen, blocks: readonly Block[]): Placed[] {
  if (pen.guard) return blocks.map((block) => ({ block, known: knownOf(pen, block) }))
  return knownIn(pen, blocks).map((known) => ({ block: known.block, known }))
}

function renderList(pen: Pen, blocks: readonly Block[], place: ListAt): ReactNode {
  const rows = rowsOf(placedIn(pen, blocks)).flatMap((row, at) => {
    const drawn = renderRow(pen, row, place.width)
    // A list of blocks is drawn as a whole: its position is its key.
    return drawn ? [<tr key={keyOf(row, at)}>{drawn}</tr>] : []
  })
  const list = rows.length > 0 ? <MailRows>{rows}</MailRows> : null
  return pen.guard ? pen.guard.list(list, place) : list
}

function keyOf([first]: readonly Placed[], at: number): string {
  return first?.block.id ?? `at-${at}`
}

/** Neighbours that fit into twelve columns together stand beside each other. */
function rowsOf(placed: readonly Placed[]): Placed[][] {
  const rows: Placed[][] = []
  let used = COLUMNS
  for (const one of placed) {
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

function renderRow(pen: Pen, row: readonly Placed[], width: number): ReactNode {
  const cells = row.flatMap(({ block, known }) => {
    const share = sizesOf(block.attrs).md / COLUMNS
    const inner = row.length > 1 ? Math.floor(width * share) - GAP : Math.floor(width * share)
    const drawn = known ? contentOf(pen, known, Math.max(inner, 1)) : null
    const content = pen.guard ? pen.guard.block(drawn, block) : drawn
    return content ? [{ block, content, share }] : []
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
    renderList(pen, slotOf(block, name), { parent: block, slot: name, width }),
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
