import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { WHOLE_PAGE } from '#kernel/site/block/render-blocks.tsx'
import { offeredTypes } from '#modules/pages/blocks/palette/palette.ts'
import type { Page } from '#modules/pages/contract-page.ts'
import { canvasData } from '../../contract.ts'
import { PAGE_RULES } from '../../model/surface-rules.ts'
import { CanvasList } from '../canvas/canvas-list.tsx'
import { readShell } from '../canvas/page-shell.ts'
import type { DesignTools } from '../design-tools.ts'
import { LEFT_PANELS } from '../room/view-store.ts'
import type { Surface } from './surface.ts'

/** A page of the website in one language. */
export function pageSurface(page: Page, lang: Lang, { types }: DesignTools): Surface {
  const { _id: id, template } = page
  return {
    rules: PAGE_RULES,
    key: `${id}.${lang}`,
    page,
    panels: LEFT_PANELS,
    offered: offeredTypes(types, template.view),
    // What a page shows of others, and nobody knows, is kept.
    mayTake: () => true,
    readShell: (nonce) => readShell(id, lang, nonce),
    readData: (blocks) => call(canvasData, { body: { page: id, lang, blocks: [...blocks] } }),
    Blocks: PageBlocks,
  }
}

function PageBlocks() {
  return <CanvasList parent={null} slot="" {...WHOLE_PAGE} />
}
