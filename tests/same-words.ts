import fc from 'fast-check'

// A run finds what the run before it found; `KONTOR_TEST_SEED` looks at other words.
fc.configureGlobal({ seed: Number(process.env.KONTOR_TEST_SEED ?? 18_046_775) })
