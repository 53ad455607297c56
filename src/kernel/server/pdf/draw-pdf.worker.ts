import { serveTasks } from '../workers/serve-tasks.ts'
import { drawPdf } from './draw-pdf.ts'
import type { PdfDocument } from './make-pdf.ts'

serveTasks(async (document: PdfDocument, transfer) => {
  const bytes = await drawPdf(document)
  if (bytes.buffer instanceof ArrayBuffer) transfer.push(bytes.buffer)
  return bytes
})
