export { owedPart } from '../returns/server/owed.ts'
