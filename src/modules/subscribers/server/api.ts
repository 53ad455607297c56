export { mailedLinks, WHY_SKIPPED } from './mail-to-list.ts'
