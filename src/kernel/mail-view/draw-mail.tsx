import { type MailDrawing, mailBlocksText, renderMailBlocks } from './mail-blocks.tsx'
import { type MailFrame, mailDocument } from './mail-document.tsx'

/**
 * A mail made of blocks.
 * @example const { html, text } = drawMail({ blocks, types, views, data, lang, theme, addressOf }, frame)
 */
export function drawMail(drawing: MailDrawing, frame: MailFrame): { html: string; text: string } {
  const { lang, theme } = drawing
  const text = mailBlocksText(drawing)
  return mailDocument({ lang, theme, body: renderMailBlocks(drawing), text }, frame)
}
