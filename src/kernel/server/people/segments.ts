import type { Expression, Kysely, SqlBool } from 'kysely'
import type { Access } from '#kernel/access/rules.ts'
import type { Label } from '#kernel/i18n/messages.ts'

/** Whom a condition is about: columns of the query it becomes a part of. */
export type SegmentSource<Tables> = {
  db: Kysely<Tables>
  person: Expression<string>
  /** Null for who has no account. */
  account: Expression<string | null>
}

/** One known person, for the question why they are in. */
export type SegmentPerson = { id: string; account: string | null }

type SegmentOption = { value: string; label: Label }
/** Both ends may be open; `from` belongs to the span, `before` does not. */
export type Span = { from?: Date; before?: Date }
/** Both ends belong to it. */
export type Range = { min?: number; max?: number }

type Where<Tables, Wanted> = (source: SegmentSource<Tables>, wanted: Wanted) => Expression<SqlBool>

/** Several values mean: any of them. */
type KindOf<Tables> =
  | {
      kind: 'choice'
      choices: readonly SegmentOption[]
      where: Where<Tables, readonly string[]>
    }
  | {
      kind: 'text'
      max: number
      /** What is in use; any other text may be asked for too. */
      suggest?(db: Kysely<Tables>): Promise<readonly SegmentOption[]>
      where: Where<Tables, readonly string[]>
      /** Where the beginning of a text can be asked for. */
      startsWith?: Where<Tables, readonly string[]>
    }
  | { kind: 'date'; where: Where<Tables, Span> }
  | { kind: 'number'; where: Where<Tables, Range> }
  | { kind: 'yes-no'; where(source: SegmentSource<Tables>): Expression<SqlBool> }

type ConditionOf<Tables> = KindOf<Tables> & {
  /** Unique in its module: 'tag' of `people` is 'people.tag' everywhere else. */
  name: string
  label: Label
  /** Who may ask it: for others a segment with it answers 403, so nothing is learned by it. */
  access: Access
  /** What is known of a person in this respect, in words: "Schlagworte: Presse, Stamm". */
  fact(db: Kysely<Tables>, person: SegmentPerson): Promise<Label>
}

/** A condition over persons that a module declares; segments are made of them. */
export type SegmentCondition = ConditionOf<never>

/**
 * Conditions with the tables of their module. `where` becomes a part of a query over all persons:
 * answer it by an index on the person or the account, e.g. with `exists`.
 * @example
 * segments: segmentsOf<ShopTables>([{ name: 'ordered', kind: 'yes-no', label, access,
 *   where: ({ db, person }) => sql<boolean>`exists ${db.selectFrom('orders').where('person_id', '=', person)}`,
 *   fact: … }])
 */
export function segmentsOf<Tables>(
  conditions: readonly ConditionOf<Tables>[],
): readonly SegmentCondition[] {
  return conditions as unknown as readonly SegmentCondition[]
}
