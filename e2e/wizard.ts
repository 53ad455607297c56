import pg from 'pg'

/** Whether the wizard has already opened by itself; it would come between other journeys. */
export async function setWizardAside(connectionString: string, isAside: boolean): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(
      "update facts set value = jsonb_set(value::jsonb, '{isOffered}', $1::jsonb) where name = 'starter'",
      [JSON.stringify(isAside)],
    )
  } finally {
    await client.end()
  }
}
