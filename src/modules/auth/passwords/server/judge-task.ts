/** From here on a password is good; zxcvbn calls it "safely unguessable". */
export const GOOD_SCORE = 3
/** What is longer adds nothing to the verdict, only time. */
export const MAX_SEEN = 72

/** What the thread that judges passwords is asked; both lists are already cut to size. */
export type JudgeTask = { password: string; words: string[] }
