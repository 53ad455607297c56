export { installStock } from './book-stock.ts'
export {
  commitStock,
  consumeStock,
  HOLD_MINUTES,
  holdStock,
  releaseStock,
} from './reserve-stock.ts'
export { takeBackStock, uncommitStock } from './take-back-stock.ts'
