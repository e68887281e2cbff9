import { useEffect, useRef, useState } from 'react'

interface Muestra {
  readonly hechos: number
  readonly at: number
}

/** Milliseconds of the past that a speed is computed from: long enough to be steady, short enough to follow a change. */
const VENTANA_MS = 10_000

/**
 * Rows per second of a step, from its last samples; null until there are two. `hechos`: rows done. `at`: when the server answered that, in
 * ms since the epoch.
 */
export function useRitmo(hechos: number, at: number): number | null {
  const muestras = useRef<readonly Muestra[]>([])
  const [ritmo, setRitmo] = useState<number | null>(null)
  useEffect(() => {
    const seguidas = muestras.current.filter((one) => one.hechos <= hechos && at - one.at <= VENTANA_MS)
    muestras.current = [...seguidas, { hechos, at }]
    const [first] = muestras.current
    if (first && at > first.at) setRitmo(Math.round(((hechos - first.hechos) * 1_000) / (at - first.at)))
  }, [hechos, at])
  return ritmo
}
