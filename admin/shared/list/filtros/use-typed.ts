import { useState } from 'react'

/**
 * Text being typed over a value that may change from outside: then the value is what stands. What was asked for from here
 * (`setAsked`, with each text that is sent) comes back as the value too, and takes nothing from what was typed since.
 */
export function useTyped(
  value: string,
): readonly [typed: string, setTyped: (text: string) => void, setAsked: (text: string) => void] {
  const [typed, setTyped] = useState(value)
  const [last, setLast] = useState(value)
  const [asked, setAsked] = useState<string | null>(null)
  if (value !== last) {
    setLast(value)
    if (value === asked) setAsked(null)
    else setTyped(value)
  }
  return [typed, setTyped, setAsked]
}
