import type { ComponentType } from 'react'

/** One block of the style page: what it shows, as a component so that each look has its own state. */
export interface Sample {
  readonly name: string
  readonly Show: ComponentType<{ look: string }>
}
