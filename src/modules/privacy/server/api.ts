export { keepEmbeds } from '../embeds/server/keep-embeds.ts'
