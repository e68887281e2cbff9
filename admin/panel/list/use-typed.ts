import { useState } from 'react'

/** Text being typed over a value that may change from outside: then the value is what stands. */
export function useTyped(value: string): readonly [typed: string, setTyped: (text: string) => void] {
  const [typed, setTyped] = useState(value)
  const [last, setLast] = useState(value)
  if (value !== last) {
    setLast(value)
    setTyped(value)
  }
  return [typed, setTyped]
}
