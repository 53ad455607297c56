import { Email, Phone } from '#kernel/contract/fields.ts'

/** What somebody typed, tidied. */
export type TypedApplication = {
  position: string
  name: string
  email: string
  phone: string
  message: string
  start: string
  consent: boolean
}

/** Which sentence of the dictionary a fault is: see `fault` in the messages of the form. */
export type ApplicationFault =
  | 'name'
  | 'email'
  | 'phone'
  | 'message'
  | 'tooLong'
  | 'consent'
  | 'position'

export const LONGEST = { line: 200, message: 10_000 } as const
const LEAST = { name: 2, message: 10 } as const

type Rule = [field: keyof TypedApplication, fault: ApplicationFault, isWrong: boolean]

/** What is wrong with each field; of several faults the first. */
export function applicationFaults(
  typed: TypedApplication,
  isUnsolicited: boolean,
): Partial<Record<keyof TypedApplication, ApplicationFault>> {
  const { name, email, phone, message, start, position, consent } = typed
  const rules: Rule[] = [
    ['name', 'name', [...name].length < LEAST.name],
    ['name', 'tooLong', name.length > LONGEST.line],
    ['email', 'email', !Email.safeParse(email).success],
    ['phone', 'phone', phone !== '' && !Phone.safeParse(plainPhone(phone)).success],
    ['message', 'message', [...message].length < LEAST.message],
    ['message', 'tooLong', message.length > LONGEST.message],
    ['start', 'tooLong', start.length > LONGEST.line],
    ['position', 'position', position === '' && !isUnsolicited],
    ['consent', 'consent', !consent],
  ]
  const faults: Partial<Record<keyof TypedApplication, ApplicationFault>> = {}
  for (const [field, fault, isWrong] of rules) if (isWrong) faults[field] ??= fault
  return faults
}

/** As people write a number: with spaces, brackets, dashes. */
export function plainPhone(phone: string): string {
  return phone.replace(/[\s()/-]/g, '')
}
