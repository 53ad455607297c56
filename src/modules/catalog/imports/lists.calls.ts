import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { Import, uploadImport } from '#kernel/contract/admin/imports.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id } from '#kernel/contract/fields.ts'
import { YesNo } from '#kernel/contract/list.ts'

/** All variants, some products at a time. The first piece begins with the names of the columns. */
export const exportProducts = endpoint({
  method: 'GET',
  path: '/api/v0/product/export',
  access: staff('catalog', 'export'),
  query: z.strictObject({ after: Id.optional() }),
  reply: z.object({ rows: z.array(z.array(z.string())), next: Id.nullable() }),
  summary: 'All products as rows of a table that the import reads',
})

/** Columns are found by their names; how far it came is asked with `GET /import/{id}`. */
export const importProducts = endpoint({
  method: 'POST',
  path: '/api/v0/product/import',
  access: staff('catalog', 'create'),
  narrows: true,
  query: z.strictObject({ dry_run: YesNo.default(false) }),
  upload: uploadImport.upload,
  reply: Import,
  limit: uploadImport.limit,
  summary:
    'Imports products from a CSV file; with dry_run it only says what would become of each row',
})
