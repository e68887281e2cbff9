import { createContext } from 'react'

/** Number of the step that a field stands in. */
export const StepContext = createContext(1)
