/** One broken rule, addressed to the field the person can fix. `message` is Spanish, ready to be shown. */
export interface Issue {
  readonly path: string
  readonly code: string
  readonly message: string
}
