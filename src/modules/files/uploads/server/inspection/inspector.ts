import { checks } from './checks.ts'
import { serveChecks } from './serve-checks.ts'

serveChecks(checks)
