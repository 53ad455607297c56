import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json } from '#kernel/server/kernel-tables.ts'
import type { UsersTables } from '#modules/users/server/tables.ts'
import type { Person, PersonContact, Proof } from '../persons/person.ts'
import type { RelationKind } from '../relations/relation.calls.ts'
import type { Group } from '../segments/rules.ts'

type Moment = ColumnType<Date, Date | undefined, Date>
type MomentOrNot = ColumnType<Date | null, Date | null | undefined, Date | null>
type Day = ColumnType<string | null, string | null | undefined, string | null>
type List<T> = ColumnType<T[], string | undefined, string>

/** What a merge brought into the person who stayed, so that it can be taken back. */
export type MovedByMerge = {
  /** Fields that were empty, with what they got. */
  filled: Partial<Pick<Person, 'title' | 'first_name' | 'last_name' | 'company' | 'birthday'>>
  contacts: PersonContact[]
  /**
   * Addresses both had and only the other had proved, with the proof there was before. Absent in
   * merges of the time before it came along.
   */
  proved?: PersonContact[]
  addresses: string[]
  tags: string[]
  notes: string
  links: string[]
  relations: string[]
  /** Absent in merges of the time before persons had files. */
  files?: string[]
  /** The one who stayed was a candidate, and somebody known came to them. */
  wasCandidate?: boolean
}

export type PeopleTables = UsersTables & {
  people: {
    id: string
    title: Generated<string>
    first_name: Generated<string>
    last_name: Generated<string>
    company: Generated<string>
    birthday: Day
    language: Generated<'de' | 'en'>
    contacts: List<PersonContact>
    addresses: List<Person['addresses'][number]>
    tags: Generated<string[]>
    notes: Generated<string>
    left_at: Day
    account: string | null
    is_candidate: Generated<boolean>
    /** While a candidate waits: what the same guest would type again. */
    candidate_key: string | null
    /** Probably here twice, by what; kept by triggers and by the look of every night. */
    double_by: 'contact' | 'birthday' | null
    merged_into: string | null
    version: Generated<number>
    created_at: Moment
    updated_at: Moment
    deleted_at: MomentOrNot
    sort_name: GeneratedAlways<string>
  }
  /** Made from `people.contacts` by a trigger. */
  person_contacts: {
    person_id: string
    kind: 'mail' | 'phone' | 'web'
    folded: string
    proof: Proof
  }
  /** Made from `people.addresses` by a trigger. */
  person_places: { person_id: string; country: string; zip: string }
  /** Who carries a tag; kept by triggers. */
  person_taggings: { tag: string; sort_name: string; person_id: string; is_candidate: boolean }
  person_search: { person_id: string; words: string }
  person_words: { word: string }
  person_tags: { tag: string }
  person_links: {
    id: string
    person_id: string
    module: string
    noun: string
    item_id: string
    role: string
    proof: Proof
    created_at: Moment
  }
  person_relations: {
    id: string
    person_id: string
    kind: RelationKind
    other_id: string
    created_at: Moment
  }
  person_merges: {
    id: string
    from_id: string
    into_id: string
    moved: Json<MovedByMerge>
    merged_at: Moment
    undone_at: MomentOrNot
  }
  person_files: {
    id: string
    person_id: string
    storage_key: string
    name: string
    type: string
    size: Generated<number>
    sha256: Generated<string>
    uploaded_by: string | null
    created_at: Moment
    /** Null while the bytes are still arriving. */
    ready_at: MomentOrNot
  }
  /** Links mailed to guests; after use what follows from them is done by a job. */
  person_confirmations: {
    id: string
    person_id: string
    mail: string
    key_hash: Buffer
    created_at: Moment
    expires_at: Date
    used_at: MomentOrNot
  }
  /** Pairs staff have looked at: two people, however alike. */
  person_distinct: { one_id: string; other_id: string }
  /** Made every night; a pair stands in both directions. */
  person_duplicates: { person_id: string; other_id: string; reasons: string[] }
  person_segments: {
    id: string
    name: string
    description: Generated<string>
    rules: Json<Group>
    version: Generated<number>
    created_at: Moment
    updated_at: Moment
    deleted_at: MomentOrNot
  }
}
