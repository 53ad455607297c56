import type { InsertType, SelectType } from 'kysely'
import type { AnalyticsTables } from '#modules/analytics/server/tables.ts'
import type { ApplicationTables } from '#modules/applications/server/tables.ts'
import type { BackupTables } from '#modules/backup/server/tables.ts'
import type { BugTables } from '#modules/bug-tracker/server/tables.ts'
import type { CatalogTables } from '#modules/catalog/server/tables.ts'
import type { CheckoutTables } from '#modules/checkout/server/tables.ts'
import type { CustomerTables } from '#modules/customers/server/tables.ts'
import type { DashboardTables } from '#modules/dashboard/server/tables.ts'
import type { RequestTables } from '#modules/data-requests/server/tables.ts'
import type { DesignerTables } from '#modules/designer/server/tables.ts'
import type { EntryTables } from '#modules/entries/server/tables.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import type { HostingTables } from '#modules/hosting/server/tables.ts'
import type { MessageTables } from '#modules/messages/server/tables.ts'
import type { NewsletterTables } from '#modules/newsletter/server/tables.ts'
import type { NotificationTables } from '#modules/notifications/server/tables.ts'
import type { PrivacyTables } from '#modules/privacy/server/tables.ts'
import type { RedirectTables } from '#modules/redirects/server/tables.ts'
import type { ReturnTables } from '#modules/returns/server/tables.ts'
import type { SendingTables } from '#modules/sendings/server/tables.ts'
import type { StockTables } from '#modules/stock/server/tables.ts'
import type { SubscriberTables } from '#modules/subscribers/server/tables.ts'

type Tables = RequestTables &
  AnalyticsTables &
  ApplicationTables &
  BackupTables &
  BugTables &
  CatalogTables &
  CheckoutTables &
  CustomerTables &
  DashboardTables &
  DesignerTables &
  EntryTables &
  FileTables &
  HostingTables &
  PrivacyTables &
  Omit<NotificationTables, 'users'> &
  MessageTables &
  NewsletterTables &
  RedirectTables &
  ReturnTables &
  SendingTables &
  StockTables &
  SubscriberTables

/** What the database may say of a column that the code declares as `Declared`. */
type Column<Declared> =
  | `${Kind<NonNullable<SelectType<Declared>>>}${IfNull<SelectType<Declared>>}${Filling<Declared>}`
  | `json${'' | 'b'}${'' | ' null'}${Filling<Declared>}`

type Kind<Value> = Value extends Date
  ? 'timestamptz'
  : Value extends string
    ? 'text' | 'uuid' | 'date' | 'citext' | 'tsvector' | 'inet'
    : Value extends number
      ? 'int2' | 'int4' | 'int8' | 'float4' | 'float8'
      : Value extends boolean
        ? 'bool'
        : Value extends Uint8Array
          ? 'bytea'
          : Value extends readonly string[]
            ? '_text' | '_uuid'
            : Value extends readonly number[]
              ? '_int4'
              : never

type IfNull<Value> = null extends Value ? ' null' : ''

/** What need not be given when a row is inserted is filled in by the database. */
type Filling<Declared> = [InsertType<Declared>] extends [never]
  ? ' generated'
  : undefined extends InsertType<Declared>
    ? null extends SelectType<Declared>
      ? '' | ' default'
      : ' default'
    : '' | ' default'

/** Every table the modules declare, as the migrated database has it. */
export type Schema = { [T in keyof Tables]: { [C in keyof Tables[T]]: Column<Tables[T][C]> } }
