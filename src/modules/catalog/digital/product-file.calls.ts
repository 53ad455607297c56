import { AttachedFile, attachmentCalls } from '#kernel/contract/noun/attachments.ts'

/** Of one upload. Sound, films and programs are larger than papers. */
export const PRODUCT_FILE_LIMITS = { maxFiles: 10, maxBytes: 500 * 1024 * 1024 }

/** What is handed out to those who bought and paid; nobody else ever reads it. */
export const productFileCalls = attachmentCalls({
  path: 'product',
  module: 'catalog',
  owner: 'a product',
  File: AttachedFile,
  limits: PRODUCT_FILE_LIMITS,
})
