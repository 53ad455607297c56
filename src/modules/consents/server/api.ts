export { verifyCertificate } from './certificate.ts'
export { findConsents } from './find-consents.ts'
export { forgetConsents, type NewConsent, recordConsents } from './record-consents.ts'
export { verifyChain } from './verify-chain.ts'
