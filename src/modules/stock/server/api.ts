export { commitStock, consumeStock, holdStock, releaseStock } from './reserve-stock.ts'
