import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { nounTable } from '#kernel/server/resource/noun-table.ts'

const products = nounTable(
  'products',
  {
    title: 'text not null',
    slug: "text not null default ''",
    summary: "text not null default ''",
    description: "text not null default ''",
    meta_title: "text not null default ''",
    meta_description: "text not null default ''",
    en: `jsonb not null default
      '{"title": "", "summary": "", "description": "", "meta_title": "", "meta_description": ""}'`,
    images: "jsonb not null default '[]'",
    axes: "jsonb not null default '[]'",
    state: "text not null default 'draft'",
    online_from: 'timestamptz',
    online_to: 'timestamptz',
    vat_group: 'uuid',
    shipping_group: 'uuid',
    unit: "text not null default ''",
    content: 'jsonb',
    order_quantity: `jsonb not null default '{"min": "1", "max": "", "step": "1"}'`,
    delivery_days: 'jsonb',
    maker: `jsonb not null default '{"name": "", "address": "", "email": "",
      "responsible_name": "", "responsible_address": "", "responsible_email": ""}'`,
    warnings: "text not null default ''",
    guarantee_label: 'uuid',
    is_adult: 'boolean not null default false',
    is_on_request: 'boolean not null default false',
    withdrawal: "text not null default 'granted'",
    item_fields: "jsonb not null default '{}'",
    tags: "text[] not null default '{}'",
    related: "jsonb not null default '[]'",
    // Kept beside the log of prices, to sort by; the page asks the log.
    price_now: 'bigint not null default 0',
    // When time alone changes what visitors see of it.
    changes_at: 'timestamptz',
  },
  { hasTrash: true, sorts: ['title', 'price_now'] },
)

/** Products, their variants and where they belong. */
export const createProducts: Migration = {
  async up(db: Kysely<unknown>) {
    await products.up(db)
    await sql`alter table products add check (online_from < online_to)`.execute(db)
    await sql`create index products_due on products (changes_at)
      where changes_at is not null`.execute(db)
    await sql`create index products_online on products (title, id)
      where state = 'online' and deleted_at is null`.execute(db)
    await sql`create index products_vat_group on products (vat_group)`.execute(db)
    await createVariants(db)
    await createWords(db)
  },
  async down(db: Kysely<unknown>) {
    for (const table of ['words', 'texts', 'slugs', 'group_members', 'variants'])
      await db.schema.dropTable(`product_${table}`).execute()
    await products.down?.(db)
  },
}

async function createVariants(db: Kysely<unknown>): Promise<void> {
  await sql`create table product_variants (
    id uuid primary key,
    product_id uuid not null references products on delete cascade,
    position integer not null,
    sku text not null default '',
    gtin text not null default '',
    color uuid references product_colors,
    axes jsonb not null default '[]',
    price bigint not null check (price >= 0),
    sale jsonb,
    weight integer,
    image uuid
  )`.execute(db)
  await sql`create index product_variants_of on product_variants
    (product_id, position)`.execute(db)
  await sql`create index product_variants_color on product_variants (color)
    where color is not null`.execute(db)
  // Not unique: what lies in the trash keeps its number, and gives way to others.
  await sql`create index product_variants_sku on product_variants (lower(sku))
    where sku <> ''`.execute(db)
  await sql`create table product_group_members (
    product_id uuid not null references products on delete cascade,
    group_id uuid not null references product_groups on delete cascade,
    position integer not null,
    primary key (group_id, product_id)
  )`.execute(db)
  await sql`create index product_group_members_of on product_group_members
    (product_id, position)`.execute(db)
}

async function createWords(db: Kysely<unknown>): Promise<void> {
  await sql`create table product_slugs (
    slug text primary key,
    product_id uuid not null references products on delete cascade,
    is_current boolean not null default false,
    was_online boolean not null default false
  )`.execute(db)
  await sql`create unique index product_slugs_current on product_slugs (product_id)
    where is_current`.execute(db)
  await sql`create index product_slugs_of on product_slugs (product_id)`.execute(db)
  await sql`create table product_texts (
    product_id uuid primary key references products on delete cascade,
    words tsvector not null
  )`.execute(db)
  await sql`alter table product_texts alter column words set statistics 1000`.execute(db)
  await sql`create index product_texts_words on product_texts using gin (words)`.execute(db)
  await sql`create table product_words (word text collate "C" primary key)`.execute(db)
  await sql`create index product_words_like on product_words
    using gin (word gin_trgm_ops)`.execute(db)
}
