export { sellTo } from './sell-to.ts'
