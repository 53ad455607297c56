import type { Priority, Reproduce, Severity, Status } from '../../bugs/bug-values.ts'

/** One invented entry of the demo, in the words of a small workshop with website and shop. */
export type DemoBug = {
  title: string
  body: string
  status: Status
  /** Days since it was filed. */
  age: number
  type?: string
  severity?: Severity
  priority?: Priority
  reproduce?: Reproduce
  tags?: string[]
  milestone?: 'spring' | 'autumn'
  environment?: string
  reporter?: string
  fixedIn?: string
  /** The title of the entry it repeats. */
  duplicateOf?: string
  estimate?: number
  spent?: number
  isUnassigned?: boolean
  /** How many people said that it affects them. */
  affected?: number
  comments?: { from?: string; text: string; isPublic?: boolean }[]
}
