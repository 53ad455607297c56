import type { Lang } from '#kernel/i18n/messages.ts'
import type { MailTheme } from '#kernel/mail-view/mail-theme.ts'
import { type MailViews, mailViews } from '#kernel/mail-view/mail-view.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType, BlockTypes } from '#kernel/site/block/block-type.ts'
import { eachBlock } from '#kernel/site/block/tree/walk-blocks.ts'
import { pageMailViews } from '#modules/pages/blocks/all-mail-views.ts'
import { MAIL_RULES } from '../../model/surface-rules.ts'
import { mailBlocks } from './mail-blocks.tsx'
import type { AskedData, Surface } from './surface.ts'

/** How a mail is known to whoever keeps and sends it. */
export type MailSource = {
  /** Undefined while it was never saved. */
  readonly id: string | undefined
  readonly lang: Lang
  /** Address of an empty page that allows the styles of mails. */
  readonly frame: string
  /** A whole mail without a block. */
  readFrame(): Promise<string>
  readData(blocks: readonly Block[]): Promise<AskedData & { readonly theme: MailTheme }>
}

const VIEWS: MailViews = mailViews(pageMailViews)

/** The kinds that can be seen in a mail. */
function mailTypes(types: BlockTypes): BlockType[] {
  return pageMailViews.flatMap(({ type }) => types.get(type) ?? [])
}

/** A mail, drawn by the very views that draw it when it is sent. */
export function mailSurface(
  { id = 'new', lang, ...source }: MailSource,
  types: BlockTypes,
): Surface {
  let theme: MailTheme | undefined
  const readData = async (blocks: readonly Block[]) => {
    const { theme: look, ...data } = await source.readData(blocks)
    theme = look
    return data
  }
  return {
    rules: MAIL_RULES,
    key: `mail-${id}.${lang}`,
    page: undefined,
    panels: ['add', 'outline'],
    offered: mailTypes(types),
    mayTake: (blocks) => {
      const kinds = new Set<string>()
      eachBlock(types, blocks, ({ type }) => kinds.add(type))
      return [...kinds].every((kind) => VIEWS.has(kind))
    },
    frame: source.frame,
    readShell: async () => {
      const [html] = await Promise.all([source.readFrame(), theme ?? readData([])])
      return { source: mailAround(html), address: source.frame }
    },
    readData,
    Blocks: mailBlocks(VIEWS, () => theme),
  }
}

/** The mail as a document with a place for its blocks. */
function mailAround(html: string): Document {
  // What phones do not show is a ghost here, never lost.
  const seen = html.replaceAll('.m-not-phone {', '.m-not-here {')
  const mail = new DOMParser().parseFromString(seen, 'text/html')
  const place = mail.createElement('div')
  place.className = 'page-blocks'
  mail.querySelector('.m-card')?.replaceChildren(place)
  return mail
}
