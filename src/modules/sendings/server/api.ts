export { sendingsBegun } from '../statistics/server/find-statistics.ts'
