export { AccountFrame } from '../account/site/account-frame.tsx'
