import { z } from 'zod'

/** A module as the code names it: 'bug-tracker'. */
export const ModuleName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
