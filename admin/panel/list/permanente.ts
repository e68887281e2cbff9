import { createContext } from 'react'

/** The filter that nobody takes away from the list around: which part of the resource it is. */
export const Permanente = createContext<Readonly<Record<string, unknown>>>({})
