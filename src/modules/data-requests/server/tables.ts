import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json } from '#kernel/server/kernel-tables.ts'
import type { PeopleTables } from '#modules/people/server/tables.ts'
import type { DataRequest, Report } from '../data-request.ts'

type MomentOrNot = ColumnType<Date | null, Date | null | undefined, Date | null>

export type RequestTables = PeopleTables & {
  data_requests: Pick<DataRequest, 'kind' | 'via'> & {
    id: string
    received_on: string
    person: string | null
    name: Generated<string>
    email: Generated<string>
    notes: Generated<string>
    due_on: GeneratedAlways<string>
    is_extended: Generated<boolean>
    extended_because: Generated<string>
    state: Generated<DataRequest['state']>
    reason: Generated<string>
    closed_at: MomentOrNot
    handled_by: string | null
    erased_at: MomentOrNot
    report: Json<Report> | null
    /** The last thing that was said about its deadline. */
    reminded_of: Generated<'' | 'soon' | 'overdue'>
    version: Generated<number>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
}
