import { checkBarriers } from '../../check/check-barriers.ts'
import { CHECK_WIDTHS, checkDocument } from '../../check/check-document.ts'
import type { Finding } from '../../check/finding.ts'
import { overWidths } from '../../check/over-widths.ts'
import { copyDrawn } from './drawn-copy.ts'
import { loadAxe } from './load-axe.ts'

/** Barriers are looked for once: few of them depend on the width. */
const USUAL_WIDTH = 1280

/** What a page as it is drawn right now would be like on every screen, without its frame. */
export async function checkDrawn(page: Document): Promise<Finding[]> {
  const copy = await copyDrawn(page)
  try {
    const found = CHECK_WIDTHS.flatMap((width) => {
      copy.setWidth(width)
      return checkDocument(copy.document, width)
    })
    copy.setWidth(USUAL_WIDTH)
    const barriers = await checkBarriers(copy.document, copy.root, await loadAxe(copy.document))
    // Menu and footer are drawn, too, but belong to no page.
    return [...overWidths(found), ...barriers].filter(({ block }) => block !== null)
  } finally {
    copy.remove()
  }
}
