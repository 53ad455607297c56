import { z } from 'zod'

/** What an archive says of itself in the end, once everything in it has been counted. */
export const Manifest = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** The version of Kontor that made it, and the migrations of its schema. */
  kontor: z.string().max(100),
  migrations: z.array(z.string().max(200)).max(10_000),
  /** Rows per table. */
  tables: z.record(z.string(), z.int().min(0)),
  files: z.int().min(0),
  fileBytes: z.int().min(0),
  /** SHA-256 over `<sha256>  <key>` of all files, a line each, in their order. */
  filesDigest: z.hash('sha256'),
  /** Public pages as they looked at the moment of the snapshot. */
  pages: z.array(z.strictObject({ path: z.string().max(2000), sha256: z.hash('sha256') })).max(100),
  /** Without it encrypted settings cannot be read again. */
  secret: z.string().max(1000),
})
export type Manifest = z.infer<typeof Manifest>
export type PagePrint = Manifest['pages'][number]
