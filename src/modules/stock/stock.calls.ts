import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Timestamp, text } from '#kernel/contract/fields.ts'
import { listQuery, listReply, some } from '#kernel/contract/list.ts'
import { Movement, Quantity } from './levels/quantity.ts'
import { MOVEMENT_REASONS, POLICIES, REASON_NAMES, REASONS, STOCK_STATES } from './stock.ts'

/** 0: nobody has booked it yet. */
const Version = z.int().min(0)

const Level = z.object({
  variant: Id,
  product: Id,
  title: z.string(),
  /** 'Eiche, L'; '' for the only one of its product. */
  variant_title: z.string(),
  sku: z.string(),
  policy: z.enum(POLICIES),
  on_hand: z.string(),
  /** Kept for those who are about to order. */
  held: z.string(),
  /** Ordered and not sent yet. */
  committed: z.string(),
  available: z.string(),
  reorder_level: z.string().nullable(),
  state: z.enum(STOCK_STATES),
  version: Version,
})
export type Level = z.infer<typeof Level>

const Levels = z.object({ stock: z.array(Level) })

export const listStock = endpoint({
  method: 'GET',
  path: '/api/v0/stock/',
  access: staff('stock', 'view'),
  query: listQuery({
    sort: ['title'],
    start: 'title',
    filters: { state: some(z.enum(STOCK_STATES)), product: Id.optional() },
  }),
  reply: Levels.extend(listReply),
  summary: 'What is there of each variant, what is kept or ordered of it, and what can be sold',
})
export type StockQuery = z.output<typeof listStock.query>

export const readStock = endpoint({
  method: 'GET',
  path: '/api/v0/stock/:id',
  access: staff('stock', 'view'),
  params: IdParams,
  reply: Levels,
  summary: 'The same of one variant',
})

export const updateStock = endpoint({
  method: 'PUT',
  path: '/api/v0/stock/:id',
  access: staff('stock', 'edit'),
  params: IdParams,
  body: z.strictObject({
    policy: z.enum(POLICIES).optional(),
    reorder_level: Quantity.nullable().optional(),
    version: Version,
  }),
  narrows: true,
  reply: Levels,
  summary: 'Sets whether a variant is counted, and from when on to order it anew',
})

const isFitting = ({ quantity, reason }: { quantity: string; reason: keyof typeof REASONS }) =>
  REASONS[reason] === 0 || quantity.startsWith('-') === REASONS[reason] < 0

export const moveStock = endpoint({
  method: 'POST',
  path: '/api/v0/stock/movement',
  access: staff('stock', 'edit'),
  body: z
    .strictObject({
      variant: Id,
      quantity: Movement,
      reason: z.enum(REASON_NAMES),
      note: text(500).default(''),
    })
    .refine(isFitting, { path: ['quantity'], error: 'quantity' }),
  narrows: true,
  idempotent: true,
  reply: Levels,
  summary: 'Books goods in or out; the first booking begins to count a variant',
})

/** Lines of one count at most; a larger shop counts shelf by shelf. */
export const MAX_COUNTED = 200

export const countStock = endpoint({
  method: 'POST',
  path: '/api/v0/stock/count',
  access: staff('stock', 'edit'),
  body: z.strictObject({
    lines: z
      .array(z.strictObject({ variant: Id, counted: Quantity, version: Version }))
      .min(1)
      .max(MAX_COUNTED),
  }),
  narrows: true,
  idempotent: true,
  reply: Levels,
  summary: 'Keeps what was counted and books the differences, all or none',
})

const MovementRow = z.object({
  _id: z.int(),
  quantity: z.string(),
  /** What was there afterwards. */
  on_hand: z.string(),
  reason: z.enum(MOVEMENT_REASONS),
  note: z.string(),
  created: Timestamp,
})

export const listMovements = endpoint({
  method: 'GET',
  path: '/api/v0/stock/:id/movements',
  access: staff('stock', 'view'),
  params: IdParams,
  query: z.strictObject({
    cursor: z.coerce.number().int().min(1).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({ items: z.array(MovementRow), next: z.string().nullable() }),
  summary: 'What came and went of a variant, the latest first; nobody can change it',
})
