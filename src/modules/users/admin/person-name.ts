type Named = {
  handle: string
  name?: string
  userData?: { first_name: string; last_name: string }
}

/** What a person is called: by their name, else by their address. */
export function personName({ name, handle, userData }: Named): string {
  if (name) return name
  const { first_name = '', last_name = '' } = userData ?? {}
  return `${first_name} ${last_name}`.trim() || handle
}
