import { useState } from 'react'

/** What was answered about a load since its file was read: it counts once the file is read again. */
export interface Respuestas {
  /** By line of the file: whether its row is of the person who has its name. */
  readonly personas: ReadonlyMap<number, boolean>
  /** Concepts that got a meaning. */
  readonly conceptos: ReadonlySet<string>
  readonly total: number
  readonly addPersona: (linea: number, misma: boolean) => void
  readonly addConcepto: (clave: string) => void
  readonly forget: () => void
}

export function useRespuestas(): Respuestas {
  const [personas, setPersonas] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [conceptos, setConceptos] = useState<ReadonlySet<string>>(new Set())
  return {
    personas,
    conceptos,
    total: personas.size + conceptos.size,
    addPersona: (linea, misma) => setPersonas((now) => new Map(now).set(linea, misma)),
    addConcepto: (clave) => setConceptos((now) => new Set(now).add(clave)),
    forget: () => {
      setPersonas(new Map())
      setConceptos(new Set())
    },
  }
}
