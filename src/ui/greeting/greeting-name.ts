export interface GreetedUser {
  name?: string | null
  handle: string
}

/** The name, or the handle if no name exists. */
export function greetingName({ name, handle }: GreetedUser): string {
  return name?.trim() || handle
}

/** The spoken greeting of the specification: "Willkommen {name} !". */
export function greetingLine(welcome: string, user: GreetedUser): string {
  return `${welcome} ${greetingName(user)} !`
}
