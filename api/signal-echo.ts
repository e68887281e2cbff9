/** One Ctrl-C reaches a program more than once: from the terminal, and from the programs that started it. In ms. */
const ECHO_MS = 1_500

/** Whether a signal heard now is the one heard at `first` (of `performance.now()`) once more, and not a second one. */
export const isEcho = (first: number): boolean => performance.now() - first <= ECHO_MS
