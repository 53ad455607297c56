import { z } from 'zod'

/**
 * An export is gzipped text, one JSON value per line: a header, then for each table a line with its
 * columns followed by its rows, then the sequences, then a footer.
 *
 * A row is an array of texts as PostgreSQL itself writes and reads them, or null. Nothing else is
 * exact for every type: as JSON values, a jsonb null and a missing value would look the same, arrays
 * would lose their bounds and large numbers their digits.
 */
export const FORMAT = 'kontor-export'
export const FORMAT_VERSION = 1

export const Header = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  exportedAt: z.iso.datetime(),
  migrations: z.array(z.string()),
})
export type Header = z.infer<typeof Header>

export const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) })
export type TableLine = z.infer<typeof TableLine>

export const SequenceLine = z.object({
  sequence: z.string(),
  lastValue: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
})
export type SequenceLine = z.infer<typeof SequenceLine>

/** `sha256` is of all that stands before the footer. */
export const Footer = z.object({
  end: z.literal(true),
  rows: z.record(z.string(), z.int().min(0)),
  sha256: z.hash('sha256'),
})
export type Footer = z.infer<typeof Footer>

/** Every line but the first and the rows. */
export const ControlLine = z.union([TableLine, SequenceLine, Footer])

/** Rows are arrays and all other lines are objects, whatever names tables and columns have. */
export function isRow(line: string): boolean {
  return line.startsWith('[')
}
